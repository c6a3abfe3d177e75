import { useEffect, useRef } from 'react'
import type { Words } from '../../content/words.ts'
import { formatMoment } from '../../i18n/date.ts'
import { fill } from '../../i18n/fill.ts'
import type { Language } from '../../i18n/language.ts'
import { formatPhoneNumber } from '../../lib/phone-number.ts'
import { logInPath } from '../../session/page-paths.ts'
import { logInAddress, strongLogInAddress } from '../../session/redirects.ts'
import { ActionLink } from '../../ui/ActionLink.tsx'
import { Button } from '../../ui/Button.tsx'
import { Notification } from '../../ui/Notification.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { CodeStepForm } from './CodeStepForm.tsx'
import { DataForm } from './DataForm.tsx'
import { IdentityCheck } from './IdentityCheck.tsx'
import { NumberForm } from './NumberForm.tsx'
import { Picture } from './Picture.tsx'
import { PukForm } from './PukForm.tsx'
import type { registrationMicrocopy } from './registration.microcopy.ts'
import type { RegistrationStore, Screen } from './registration.store.ts'
import type { Drawing, RegistrationContent, RegistrationPaths } from './registration-content.ts'
import { StepTitle } from './StepHead.tsx'
import { Unanswered } from './Unanswered.tsx'

export type RegistrationWords = Words<typeof registrationMicrocopy>

export interface StepProps {
  words: RegistrationWords
  language: Language
  content: RegistrationContent
  paths: RegistrationPaths
  /** This page's path, to which a log-in leads back. */
  here: string
  store: Omit<RegistrationStore, '$screen' | 'stop'>
  /** Begins the fields' ids, which are unique in a page. */
  idPrefix: string
}

interface Props extends StepProps {
  screen: Screen
}

export function RegistrationScreen(props: Props) {
  const { name } = props.screen
  const box = useRef<HTMLDivElement>(null)
  const shown = useRef(name)
  useEffect(() => {
    if (shown.current === name) return
    const isFirst = shown.current === 'loading'
    shown.current = name
    // The button that was pressed is gone, and the reader's place with it. Code and errors take focus by themselves.
    if (!isFirst && !box.current?.contains(document.activeElement))
      box.current?.querySelector<HTMLElement>('[data-takes-focus]')?.focus()
  }, [name])
  return (
    <div className="contents" ref={box}>
      <Step {...props} />
    </div>
  )
}

function Step({ screen, ...step }: Props) {
  const { words, language, content, paths, here, store } = step
  switch (screen.name) {
    case 'loading':
    case 'leaving':
      return (
        <div className="form-card registration-wait">
          <Spinner
            label={words[screen.name === 'loading' ? 'registration.loading' : 'registration.asking']}
          />
        </div>
      )
    case 'failed':
      return (
        <div className="form-card">
          <Unanswered failed={screen.failed} words={words} />
          <div className="form-ways">
            <Button type="outline" onClick={store.start}>
              {words['registration.tryAgain']}
            </Button>
            <OtherNumber {...step} />
          </div>
        </div>
      )
    case 'number':
      return <NumberForm {...step} screen={screen} />
    case 'code':
      // A new text is another code: what was typed of the one before goes.
      return <CodeStepForm key={screen.restrictedUntil} {...step} screen={screen} />
    case 'logIn':
      return (
        <div className="form-card">
          <StepTitle>
            {fill(words['registration.logIn'], { number: formatPhoneNumber(screen.phoneNumber) })}
          </StepTitle>
          <p>{words['registration.logInText']}</p>
          <ActionLink size="lg" isFullWidthOnMobile href={logInAddress(logInPath(), paths.dashboard)}>
            {words['registration.logInButton']}
          </ActionLink>
          <OtherNumber {...step} />
        </div>
      )
    case 'puk':
      return <PukForm {...step} screen={screen} />
    case 'pukLimit':
      return (
        <div className="form-card">
          <StepTitle>{words['registration.pukCodeLimitReached']}</StepTitle>
          <Notification type="error">
            <p>
              {screen.restrictedUntil === null
                ? words['registration.pukLimitTextUnknown']
                : fill(words['registration.pukLimitText'], {
                    date: formatMoment(screen.restrictedUntil, language),
                  })}
            </p>
          </Notification>
          <OtherNumber {...step} />
        </div>
      )
    case 'strong':
      return (
        <div className="form-card">
          <StepTitle>{words['registration.strong']}</StepTitle>
          <p>{words['registration.strongText']}</p>
          <ActionLink size="lg" isFullWidthOnMobile href={strongLogInAddress(logInPath(), here)}>
            {words['registration.strongButton']}
          </ActionLink>
          <OtherNumber {...step} />
        </div>
      )
    case 'identity':
      return <IdentityCheck {...step} screen={screen} />
    case 'checking':
      return (
        <Waiting
          drawing={content.pictures.checking}
          title={words['registration.checking']}
          text={words['registration.checkingText']}
        />
      )
    case 'data':
      return <DataForm {...step} screen={screen} />
    case 'activating':
      return (
        <Waiting
          drawing={content.pictures.activating}
          title={words['registration.activating']}
          text={words['registration.activatingText']}
        />
      )
    case 'linked':
      return (
        <div className="form-card">
          <Picture drawing={content.pictures.linked} />
          <StepTitle>
            {fill(words['registration.linked'], { number: formatPhoneNumber(screen.phoneNumber) })}
          </StepTitle>
          <p>{words['registration.linkedText']}</p>
          <div className="form-ways">
            <ActionLink size="lg" isFullWidthOnMobile href={paths.numbers}>
              {words['registration.backToSettings']}
            </ActionLink>
            <ActionLink type="outline" size="lg" isFullWidthOnMobile href={paths.dashboard}>
              {words['registration.toDashboard']}
            </ActionLink>
            <Button type="text" onClick={store.restart}>
              {words['registration.linkAnother']}
            </Button>
          </div>
        </div>
      )
  }
}

const OtherNumber = ({ words, store }: StepProps) => (
  <div className="form-ways">
    <Button type="text" size="sm" onClick={store.restart}>
      {words['registration.otherNumber']}
    </Button>
  </div>
)

/** Somebody else is at it: the provider, or the network. */
function Waiting({ drawing, title, text }: { drawing: Drawing | undefined; title: string; text: string }) {
  return (
    <div className="form-card registration-wait" role="status">
      <Picture drawing={drawing} />
      <StepTitle>{title}</StepTitle>
      <p>{text}</p>
      <div className="spinner" aria-hidden="true" />
    </div>
  )
}
