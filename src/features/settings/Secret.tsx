import { CopyButton } from './CopyButton.tsx'
import type { SimWords } from './SimPanel.tsx'

/** One code, large enough to be typed over, and a button that copies it. */
export function Secret({ label, value, words }: { label: string; value: string; words: SimWords }) {
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
