import type { ReactNode } from 'react'
import { fill } from '../../i18n/fill.ts'
import { troubleKey } from '../../session/trouble-words.ts'
import { InView } from '../../ui/InView.tsx'
import { Notification } from '../../ui/Notification.tsx'
import { Trouble } from '../../ui/Trouble.tsx'
import { UntilOnline } from '../../ui/UntilOnline.tsx'
import type { OrderWords } from './sim-order.microcopy.ts'
import type { StepNotice } from './sim-order.store.ts'
import { refusalInWords } from './sim-order-words.ts'

interface Props {
  notice: StepNotice
  words: OrderWords
  /** What else is to be said where there was no answer. */
  children?: ReactNode
}

/** Why the order doesn't continue. */
export function NoticeInWords({ notice, words, children }: Props) {
  switch (notice.kind) {
    case 'told':
      return <Told>{refusalInWords(notice.code, words)}</Told>
    case 'partNotLoaded':
      return (
        <UntilOnline failure={notice}>
          <Told>{words['trouble.partNotLoaded']}</Told>
        </UntilOnline>
      )
    case 'failed':
      return (
        <UntilOnline failure={notice.failed}>
          <InView>
            <Trouble
              text={words[troubleKey(notice.failed)]}
              reference={fill(words['trouble.reference'], { reference: notice.failed.reference })}
            >
              {children}
            </Trouble>
          </InView>
        </UntilOnline>
      )
  }
}

const Told = ({ children }: { children: ReactNode }) => (
  <InView>
    <Notification type="error">
      <p>{children}</p>
    </Notification>
  </InView>
)
