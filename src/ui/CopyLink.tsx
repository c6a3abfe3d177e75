import { useState } from 'react'
import { Button } from './Button.tsx'

interface Props {
  label: string
  copied: string
  copyFailed: string
}

/** Copies the page's address, and says whether it could. */
export function CopyLink({ label, copied, copyFailed }: Props) {
  const [outcome, setOutcome] = useState('')
  const copy = () =>
    navigator.clipboard.writeText(location.href).then(
      () => setOutcome(copied),
      () => setOutcome(copyFailed),
    )
  return (
    <div className="copy-link">
      <Button type="text" size="sm" onClick={copy}>
        {label}
      </Button>
      <span role="status">{outcome}</span>
    </div>
  )
}
