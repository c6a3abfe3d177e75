import { useState } from 'react'
import { Button } from './Button.tsx'
import type { CopyWords } from './copy.microcopy.ts'

interface Props {
  text: string
  /** What is copied, for a screen reader. */
  label: string
  words: CopyWords
}

export function CopyButton({ text, label, words }: Props) {
  const [outcome, setOutcome] = useState<'done' | 'failed'>()
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setOutcome('done'),
      () => setOutcome('failed'),
    )
  return (
    <>
      <Button type="outline" size="xs" aria-label={`${words['copy.button']}: ${label}`} onClick={copy}>
        {words['copy.button']}
      </Button>
      <span className="text-small" role="status">
        {outcome && words[`copy.${outcome}`]}
      </span>
    </>
  )
}
