import { useStore } from '@nanostores/react'
import { fill } from '../../i18n/fill.ts'
import { formatPhoneNumber } from '../../lib/phone-number.ts'
import { $isOffline } from '../../session/connection.state.ts'
import { Button } from '../../ui/Button.tsx'
import { Notification } from '../../ui/Notification.tsx'
import { LinkCodeForm } from './LinkCodeForm.tsx'
import { LinkNumberForm } from './LinkNumberForm.tsx'
import { LinkProblemNotice } from './LinkProblemNotice.tsx'
import type { Link, LinkStore } from './link.store.ts'
import type { NumbersWords } from './NumbersPanel.tsx'
import { StrongNeeded } from './StrongNeeded.tsx'

interface Props {
  link: Link
  store: Pick<LinkStore, 'begin' | 'takeOver' | 'resend' | 'verify' | 'restart'>
  words: NumbersWords
  registrationPath: string
}

/** Adds a number to the account: the number, perhaps whose it is, and the code of a text. */
export function LinkNumber(props: Props) {
  const { words } = props
  const isOffline = useStore($isOffline)
  return (
    <section className="settings-card" aria-labelledby="settings-link">
      <h2 id="settings-link" className="text-h3">
        {words['link.title']}
      </h2>
      <fieldset className="contents" disabled={isOffline}>
        <Step {...props} />
      </fieldset>
    </section>
  )
}

function Step({ link, store, words, registrationPath }: Props) {
  const restart = (
    <Button type="outline" size="sm" onClick={store.restart}>
      {words['link.otherNumber']}
    </Button>
  )
  switch (link.name) {
    case 'number':
      return <LinkNumberForm link={link} words={words} onBegin={store.begin} />
    case 'code':
      return (
        <LinkCodeForm
          link={link}
          words={words}
          onVerify={store.verify}
          onResend={store.resend}
          onRestart={store.restart}
        />
      )
    case 'takeOver':
      return (
        <>
          <Notification
            type="warning"
            title={fill(words['link.takeOverTitle'], { number: formatPhoneNumber(link.phoneNumber) })}
          >
            <p>{words['link.ALREADY_LINKED_TO_ANOTHER_ACCOUNT']}</p>
          </Notification>
          <LinkProblemNotice problem={link.problem} words={words} />
          <div className="settings-actions">
            <Button
              isFullWidthOnMobile
              busyLabel={link.isAsking ? words['link.sending'] : undefined}
              onClick={store.takeOver}
            >
              {words['link.takeOver']}
            </Button>
            {restart}
          </div>
        </>
      )
    case 'strongNeeded':
      return (
        <>
          <StrongNeeded words={words} />
          <div className="settings-actions">{restart}</div>
        </>
      )
    case 'declare':
      return (
        <>
          <Notification type="info" title={formatPhoneNumber(link.phoneNumber)}>
            <p>{words['link.declare']}</p>
            <a className="button button-secondary button-sm mt-2" href={registrationPath}>
              {words['link.declareButton']}
            </a>
          </Notification>
          <div className="settings-actions">{restart}</div>
        </>
      )
    case 'done':
      return (
        <>
          <Notification
            type="success"
            title={fill(words['link.done'], { number: formatPhoneNumber(link.phoneNumber) })}
          >
            <p>{words['link.doneText']}</p>
          </Notification>
          <div className="settings-actions">{restart}</div>
        </>
      )
  }
}
