import { useState } from 'react'
import { addressWith } from '../../lib/address-fields.ts'
import { orderReferenceParameter } from '../../lib/order-reference.ts'
import { Button } from '../../ui/Button.tsx'
import type { SimOrderStatusWords } from './sim-order.microcopy.ts'

/** Copies the address of an order's page. Its reference isn't in the address bar, where others could read it. */
export function OrderLink({ reference, words }: { reference: string; words: SimOrderStatusWords }) {
  const [outcome, setOutcome] = useState<'done' | 'failed'>()
  const copy = () => {
    const address = addressWith(location.pathname, { [orderReferenceParameter]: reference })
    return navigator.clipboard.writeText(location.origin + address).then(
      () => setOutcome('done'),
      () => setOutcome('failed'),
    )
  }
  return (
    <div className="order-link">
      <p className="field-hint">{words['cardOrder.saveLinkText']}</p>
      <Button type="outline" size="sm" onClick={copy}>
        {words['cardOrder.saveLink']}
      </Button>
      <span className="text-small" role="status">
        {outcome && words[`copy.${outcome}`]}
      </span>
    </div>
  )
}
