import type { Environment } from '../../hosting/environment.ts'
import type { BrowserStart } from './browse.ts'
import type { Side } from './pages.ts'

/** What every part is given. */
export interface Bench {
  /** `https://127.0.0.1:41234` of each server. */
  origins: Record<Side, string>
  browser: BrowserStart
  runs: number
  /** Where a part may keep what it generates. */
  folder: string
  environment: Environment
  /** Ends what a part has started when it aborts. */
  signal: AbortSignal
  /** Tells the person who waits how far it is. */
  say: (progress: string) => void
}
