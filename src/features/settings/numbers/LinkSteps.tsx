import { fill } from '../../../i18n/fill.ts'
import { formatPhoneNumber } from '../../../lib/phone-number.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notification } from '../../../ui/Notification.tsx'
import { StrongNeeded } from '../StrongNeeded.tsx'
import { LinkCodeForm } from './LinkCodeForm.tsx'
import { LinkProblemNotice } from './LinkProblemNotice.tsx'
import type { Link, LinkStore } from './link.store.ts'
import type { NumbersWords } from './numbers.microcopy.ts'

type LinkStepsProps = LinkNumberProps & { link: Exclude<Link, { name: 'number' }>; isOff: boolean }

/** What comes after the number: whose it is, the code of a text, and how it went. */
export function LinkSteps({ link, store, words, registrationPath, isOff }: LinkStepsProps) {
  const restart = (
    <Button type="outline" size="sm" onClick={store.restart}>
      {words['link.otherNumber']}
    </Button>
  )
  switch (link.name) {
    case 'code':
      return (
        <LinkCodeForm
          link={link}
          words={words}
          isOff={isOff}
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
              isOff={isOff}
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
          <StrongNeeded words={words} text={words['link.strongNeeded']} newTab={words} />
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

export interface LinkNumberProps {
  link: Link
  store: Pick<LinkStore, 'begin' | 'takeOver' | 'resend' | 'verify' | 'restart'>
  words: NumbersWords
  registrationPath: string
}
