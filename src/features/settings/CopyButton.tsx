import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import type { SimWords } from './SimPanel.tsx'

interface Props {
  text: string
  /** What is copied, for a screen reader. */
  label: string
  words: SimWords
}

export function CopyButton({ text, label, words }: Props) {
  const [outcome, setOutcome] = useState<'copied' | 'copyFailed'>()
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setOutcome('copied'),
      () => setOutcome('copyFailed'),
    )
  return (
    <>
      <Button type="outline" size="xs" aria-label={`${words['settings.copy']}: ${label}`} onClick={copy}>
        {words['settings.copy']}
      </Button>
      <span className="text-small" role="status">
        {outcome && words[`settings.${outcome}`]}
      </span>
    </>
  )
}
