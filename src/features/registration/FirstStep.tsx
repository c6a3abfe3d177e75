import { Button } from '../../ui/Button.tsx'
import { Notification } from '../../ui/Notification.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { UntilOnline } from '../../ui/UntilOnline.tsx'
import { NumberForm } from './NumberForm.tsx'
import type { FirstWords } from './registration.microcopy.ts'
import type { RegistrationStore } from './registration.store.ts'
import type { RegistrationContent } from './registration-content.ts'
import type { NumberProblem, Screen } from './registration-screen.ts'
import { Unanswered } from './Unanswered.tsx'

type FirstProblem = Exclude<NumberProblem, { kind: 'told' }>

/** What the page shows by itself; every other screen comes when someone continues. */
type FirstScreen =
  | Extract<Screen, { name: 'loading' | 'failed' }>
  | { name: 'number'; isAsking: boolean; problem?: FirstProblem; restrictedUntil?: number | null }

export const isFirstScreen = (screen: Screen): screen is FirstScreen =>
  screen.name === 'loading' ||
  screen.name === 'failed' ||
  (screen.name === 'number' && screen.problem?.kind !== 'told')

interface Props {
  words: FirstWords
  content: RegistrationContent
  store: Pick<RegistrationStore, 'start' | 'submitNumber'>
  idPrefix: string
  typed: { current: string }
  screen: FirstScreen
  /** The page was opened on it. */
  isFirst?: boolean
}

/** The number, and what there is before it. */
export function FirstStep({ screen, isFirst = true, ...step }: Props) {
  const { words, store } = step
  switch (screen.name) {
    case 'loading':
      return (
        <div className="form-card registration-wait">
          <Spinner label={words['registration.loading']} />
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
          </div>
        </div>
      )
    case 'number':
      return (
        <NumberForm
          {...step}
          isAsking={screen.isAsking}
          error={errorOf(screen.problem, words)}
          notice={<Notice problem={screen.problem} words={words} />}
          isYours={false}
          restrictedUntil={screen.restrictedUntil}
          isFirst={isFirst}
        />
      )
  }
}

function errorOf(problem: FirstProblem | undefined, words: FirstWords): string | undefined {
  switch (problem?.kind) {
    case 'missing':
      return words['registration.numberMissing']
    case 'invalid':
      return words['registration.numberInvalid']
    default:
      return undefined
  }
}

function Notice({ problem, words }: { problem: FirstProblem | undefined; words: FirstWords }) {
  switch (problem?.kind) {
    case 'gone':
      return (
        <Notification type="info" title={words['registration.gone']}>
          <p>{words['registration.goneText']}</p>
        </Notification>
      )
    case 'failed':
      return (
        <UntilOnline failure={problem.failed}>
          <Unanswered failed={problem.failed} words={words} />
        </UntilOnline>
      )
    default:
      return null
  }
}
