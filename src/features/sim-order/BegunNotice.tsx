import { Notification } from '../../ui/Notification.tsx'
import type { OrderWords } from './sim-order.microcopy.ts'

interface Props {
  words: OrderWords
  resultPath: string
}

/** Leads a user who left in the middle of paying back to that order, before they place another. */
export function BegunNotice({ words, resultPath }: Props) {
  return (
    <Notification type="info" title={words['cardOrder.begunTitle']}>
      <p>{words['cardOrder.begunText']}</p>
      <a className="text-link" href={resultPath}>
        {words['cardOrder.begunLink']}
      </a>
    </Notification>
  )
}
