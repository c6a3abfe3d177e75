import { formatMoment } from '../../i18n/date.ts'
import { fill } from '../../i18n/fill.ts'
import { formatPhoneNumber } from '../../lib/phone-number.ts'
import { logInAddress, strongLogInAddress } from '../../session/redirects.ts'
import { ActionLink } from '../../ui/ActionLink.tsx'
import { Button } from '../../ui/Button.tsx'
import { Notification } from '../../ui/Notification.tsx'
import { type Drawing, Picture } from '../../ui/Picture.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { TextWithPhones } from '../../ui/TextWithPhones.tsx'
import { CodeStepForm } from './CodeStepForm.tsx'
import { DataForm } from './DataForm.tsx'
import { FirstStep, isFirstScreen } from './FirstStep.tsx'
import { IdentityCheck } from './IdentityCheck.tsx'
import { NumberForm } from './NumberForm.tsx'
import { NumberNotice } from './NumberNotice.tsx'
import { PukForm } from './PukForm.tsx'
import type { StepProps } from './registration-props.ts'
import type { Screen } from './registration-screen.ts'
import { toldInWords } from './registration-words.ts'
import { StepTitle } from './StepHead.tsx'

interface Props extends StepProps {
  screen: Screen
}

/** Every screen of the flow. */
export function RegistrationScreen({ screen, ...step }: Props) {
  const { words, content } = step
  if (isFirstScreen(screen)) return <FirstStep {...step} screen={screen} isFirst={false} />
  switch (screen.name) {
    case 'leaving':
      return (
        <div className="form-card registration-wait">
          <Spinner label={words['registration.asking']} />
        </div>
      )
    case 'number':
      return <ToldNumber {...step} screen={screen} />
    case 'code':
      // A new text is another code: what was typed of the one before goes.
      return <CodeStepForm key={screen.restrictedUntil} {...step} screen={screen} />
    case 'logIn':
      return <LogInInstead {...step} screen={screen} />
    case 'puk':
      return <PukForm {...step} screen={screen} />
    case 'pukLimit':
      return <PukLimit {...step} screen={screen} />
    case 'strong':
      return <StrongNeeded {...step} />
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
      return <Linked {...step} screen={screen} />
  }
}

type Of<Name extends Screen['name']> = StepProps & { screen: Extract<Screen, { name: Name }> }

/** The number works already: a guest proves to be its holder by logging in with it. */
function LogInInstead({ screen, ...step }: Of<'logIn'>) {
  const { words, paths } = step
  return (
    <div className="form-card">
      <StepTitle>
        {fill(words['registration.logIn'], { number: formatPhoneNumber(screen.phoneNumber) })}
      </StepTitle>
      <p>{words['registration.logInText']}</p>
      <ActionLink size="lg" isFullWidthOnMobile href={logInAddress(paths.logIn, paths.dashboard)}>
        {words['registration.logInButton']}
      </ActionLink>
      <OtherNumber {...step} />
    </div>
  )
}

function PukLimit({ screen, ...step }: Of<'pukLimit'>) {
  const { words, language } = step
  return (
    <div className="form-card">
      <StepTitle>{words['registration.pukCodeLimitReached']}</StepTitle>
      <Notification type="error">
        <p>
          {screen.restrictedUntil === null ? (
            <TextWithPhones text={words['registration.pukLimitTextUnknown']} />
          ) : (
            fill(words['registration.pukLimitText'], { date: formatMoment(screen.restrictedUntil, language) })
          )}
        </p>
      </Notification>
      <OtherNumber {...step} />
    </div>
  )
}

function StrongNeeded(step: StepProps) {
  const { words, paths, here } = step
  return (
    <div className="form-card">
      <StepTitle>{words['registration.strong']}</StepTitle>
      <p>{words['registration.strongText']}</p>
      <ActionLink size="lg" isFullWidthOnMobile href={strongLogInAddress(paths.logIn, here)}>
        {words['registration.strongButton']}
      </ActionLink>
      <OtherNumber {...step} />
    </div>
  )
}

function Linked({ screen, words, content, paths, store }: Of<'linked'>) {
  return (
    <div className="form-card">
      <Picture className="registration-picture" drawing={content.pictures.linked} />
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

/** A number of which the operator has something to tell. */
function ToldNumber({ screen, ...step }: Of<'number'>) {
  const { words } = step
  const { isAsking, problem, restrictedUntil } = screen
  if (problem?.kind !== 'told') return null
  const isAtField = problem.told.kind === 'invalidPhoneNumber'
  return (
    <NumberForm
      {...step}
      isAsking={isAsking}
      error={isAtField ? toldInWords(problem, words) : undefined}
      notice={<NumberNotice problem={problem} {...step} />}
      isYours={problem.told.kind === 'alreadyLinkedToSameAccount'}
      restrictedUntil={restrictedUntil}
      isFirst={false}
    />
  )
}

const OtherNumber = ({ words, store }: StepProps) => (
  <div className="form-ways">
    <Button type="text" size="sm" onClick={store.restart}>
      {words['registration.otherNumber']}
    </Button>
  </div>
)

/** Someone else is at it: the provider, or the network. */
function Waiting({ drawing, title, text }: { drawing: Drawing | undefined; title: string; text: string }) {
  return (
    <div className="form-card registration-wait" role="status">
      <Picture className="registration-picture" drawing={drawing} />
      <StepTitle>{title}</StepTitle>
      <p>{text}</p>
      <div className="spinner" aria-hidden="true" />
    </div>
  )
}
