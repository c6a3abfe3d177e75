import type { Language } from './language.ts'
import { inUnit } from './unit.ts'

const kilobytes = inUnit('kilobyte', 0)
const megabytes = inUnit('megabyte', 1)

/** How large a file is, in its language and never broken in two lines, from bytes: `120 kB`, `1,4 MB`; never less than 1 kB. */
export function formatFileSize(bytes: number, language: Language): string {
  const isSmall = bytes < 999_500
  const size = isSmall
    ? kilobytes(language).format(Math.max(1, bytes / 1000))
    : megabytes(language).format(bytes / 1_000_000)
  return size.replaceAll(' ', '\u00A0')
}
