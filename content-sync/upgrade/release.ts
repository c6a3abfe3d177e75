import type { Entries } from '../linked-entries.ts'

export interface ReleasePicture {
  title: Record<string, string>
  description: Record<string, string>
  fileName: string
  contentType: string
  bytes: Uint8Array
}

/** What comes with the code: its version, the embedded content, and the microcopy keys that code looks for. */
export interface Release {
  version: string
  entries: Entries
  pictures: ReadonlyMap<string, ReleasePicture>
  microcopyKeys: readonly string[]
}
