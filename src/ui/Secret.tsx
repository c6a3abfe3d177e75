import { CopyButton } from './CopyButton.tsx'
import type { CopyWords } from './copy.microcopy.ts'

/** One code, large enough to be typed over, and a button that copies it. */
export function Secret({ label, value, words }: { label: string; value: string; words: CopyWords }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <code>{value}</code>
        <CopyButton text={value} label={label} words={words} />
      </dd>
    </div>
  )
}
