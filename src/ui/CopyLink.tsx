import { useState } from 'react'
import { Button } from './Button.tsx'

interface Props {
  /** The query of what is shown; the page's own address may not hold it yet. */
  address: string
  label: string
  copied: string
  copyFailed: string
}

/** Copies the page's address with what is shown, and says whether it could. */
export function CopyLink({ address, label, copied, copyFailed }: Props) {
  const [outcome, setOutcome] = useState('')
  const copy = () =>
    navigator.clipboard.writeText(new URL(`?${address}`, location.href).href).then(
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
