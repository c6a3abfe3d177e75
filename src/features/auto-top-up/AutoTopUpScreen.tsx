import { fill } from '../../i18n/fill.ts'
import type { Language } from '../../i18n/language.ts'
import { Button } from '../../ui/Button.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { Trouble } from '../../ui/Trouble.tsx'
import { AutoTopUpConfirmation } from './AutoTopUpConfirmation.tsx'
import { AutoTopUpOverview } from './AutoTopUpOverview.tsx'
import type { AutoTopUpWords } from './auto-top-up.microcopy.ts'
import type { Screen } from './auto-top-up.store.ts'
import type { Draft } from './auto-top-up.ts'
import { failureText } from './failure-text.ts'

interface Props {
  screen: Screen
  /** Undefined until there is something to choose from. */
  draft: Draft | undefined
  /** A day of the calendar in Vilnius, `2026-01-15`. */
  today: string
  words: AutoTopUpWords
  language: Language
  settingsPath: string
  /** Without a connection nothing can be set up: what was typed stays. */
  isOff: boolean
  onDraft: (draft: Draft) => void
  onReview: () => void
  onSetUp: (isMandateAccepted: boolean) => void
  onSendEarlier: () => void
  onSetUpBeside: (isMandateAccepted: boolean) => void
  onChange: () => void
  onTryAgain: () => void
  /** Begins the fields' ids, which are unique in a page. */
  idPrefix?: string
}

/** Setting up an auto top-up, in each of its states. */
export function AutoTopUpScreen({
  screen,
  draft,
  onReview,
  onTryAgain,
  idPrefix = 'auto-topup',
  ...props
}: Props) {
  const { words } = props
  switch (screen.name) {
    case 'loading':
      return (
        <div className="form-card">
          <Spinner label={words['autoTopUp.loading']} />
        </div>
      )
    case 'failed':
      return (
        <div className="form-card">
          <Trouble
            text={failureText(screen.failed, words)}
            reference={fill(words['trouble.reference'], { reference: screen.failed.reference })}
          >
            <Button type="outline" size="sm" onClick={onTryAgain}>
              {words['autoTopUp.tryAgain']}
            </Button>
          </Trouble>
        </div>
      )
    case 'gone':
      return (
        <div className="form-card" role="status">
          <h2 className="form-title">{words['autoTopUp.goneTitle']}</h2>
          <p>{words['autoTopUp.goneText']}</p>
          <a className="button button-primary button-md" href={props.settingsPath}>
            {words['autoTopUp.toSettings']}
          </a>
        </div>
      )
    case 'form':
    case 'checking':
      return (
        draft && (
          <AutoTopUpOverview
            {...props}
            screen={screen}
            draft={draft}
            idPrefix={idPrefix}
            onReview={onReview}
          />
        )
      )
    case 'confirm':
    case 'sending':
    case 'leaving':
      return <AutoTopUpConfirmation {...props} screen={screen} idPrefix={idPrefix} />
  }
}
