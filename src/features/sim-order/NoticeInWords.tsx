import type { ReactNode } from 'react'
import { fill } from '../../i18n/fill.ts'
import { formatEuro } from '../../lib/money.ts'
import { troubleKey } from '../../session/trouble-words.ts'
import { Notification } from '../../ui/Notification.tsx'
import { Trouble } from '../../ui/Trouble.tsx'
import type { Notice } from './card-order.store.ts'
import { type CardOrderWords, refusalInWords } from './card-order-words.ts'

interface Props {
  notice: Notice
  words: CardOrderWords
  /** What else is to be said where there was no answer. */
  children?: ReactNode
}

/** Why the order doesn't go on. */
export function NoticeInWords({ notice, words, children }: Props) {
  switch (notice.kind) {
    case 'told':
      return (
        <Notification type="error">
          <p>{refusalInWords(notice.code, words)}</p>
        </Notification>
      )
    case 'priceChanged':
      return (
        <Notification type="warning">
          <p>{fill(words['cardOrder.priceChanged'], { before: formatEuro(notice.before) })}</p>
        </Notification>
      )
    case 'failed':
      return (
        <Trouble
          text={words[troubleKey(notice.failed)]}
          reference={fill(words['trouble.reference'], { reference: notice.failed.reference })}
        >
          {children}
        </Trouble>
      )
  }
}
