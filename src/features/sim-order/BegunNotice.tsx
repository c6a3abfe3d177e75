import { useEffect, useState } from 'react'
import { intentUnder } from '../../operator/client/intent.ts'
import { Notification } from '../../ui/Notification.tsx'
import { begunOrder } from './card-order.state.ts'
import type { CardKind } from './card-order.ts'
import type { CardOrderWords } from './card-order-words.ts'

interface Props {
  kind: CardKind
  words: CardOrderWords
  resultPath: string
}

/** Leads whoever left in the middle of paying back to that order, before they place another. */
export function BegunNotice({ kind, words, resultPath }: Props) {
  const [isBegun, setBegun] = useState(false)
  useEffect(
    () =>
      setBegun(
        begunOrder(kind).read()?.payUrl !== undefined ||
          intentUnder(`${kind}-order-intent`).reference() !== undefined,
      ),
    [kind],
  )
  if (!isBegun) return null
  return (
    <Notification type="info" title={words['cardOrder.begunTitle']}>
      <p>{words['cardOrder.begunText']}</p>
      <a className="text-link" href={resultPath}>
        {words['cardOrder.begunLink']}
      </a>
    </Notification>
  )
}
