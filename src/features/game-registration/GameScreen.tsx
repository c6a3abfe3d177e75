import { formatDay } from '../../i18n/date.ts'
import { fill } from '../../i18n/fill.ts'
import type { Language } from '../../i18n/language.ts'
import type { PhoneNumber } from '../../lib/phone-number.ts'
import { troubleKey } from '../../session/trouble-words.ts'
import { Button } from '../../ui/Button.tsx'
import { Notification } from '../../ui/Notification.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { Trouble } from '../../ui/Trouble.tsx'
import { GameForm } from './GameForm.tsx'
import type { GameWords } from './game-registration.microcopy.ts'
import type { Screen } from './game-registration.store.ts'
import type { Draft } from './game-registration.ts'

interface Props {
  words: GameWords
  language: Language
  screen: Screen
  /** The current number of who is signed in. */
  ownNumber?: PhoneNumber | null | undefined
  onStart: () => void
  onSubmit: (draft: Draft) => void
  /** Begins the fields' ids, which are unique in a page. */
  idPrefix: string
}

export function GameScreen({ words, language, screen, ownNumber, onStart, onSubmit, idPrefix }: Props) {
  switch (screen.name) {
    case 'asking':
    case 'registered':
      return (
        // As high as a form on a phone: what is below it does not move when it comes.
        <div className="form-card min-h-svh">
          <Spinner label={words[screen.name === 'asking' ? 'game.asking' : 'game.submitting']} />
        </div>
      )
    case 'unknown':
      return (
        <div className="form-card">
          <Trouble
            text={words[troubleKey(screen.failed)]}
            reference={fill(words['trouble.reference'], { reference: screen.failed.reference })}
          />
          <Button type="outline" onClick={onStart}>
            {words['game.again']}
          </Button>
        </div>
      )
    case 'closed':
      return <Closed words={words} language={language} period={screen.period} />
    case 'form':
      return (
        <GameForm
          words={words}
          language={language}
          screen={screen}
          ownNumber={ownNumber}
          onSubmit={onSubmit}
          idPrefix={idPrefix}
        />
      )
  }
}

interface ClosedProps extends Pick<Props, 'words' | 'language'> {
  period: Extract<Screen, { name: 'closed' }>['period']
}

function Closed({ words, language, period }: ClosedProps) {
  switch (period.status) {
    case 'none':
      return (
        <Notification type="info" title={words['game.none']}>
          <p>{words['game.noneText']}</p>
        </Notification>
      )
    case 'notBegun':
      return (
        <Notification type="info" title={words['game.notBegun']}>
          <p>{fill(words['game.notBegunText'], { date: formatDay(period.opensAt, language) })}</p>
        </Notification>
      )
    default:
      return (
        <Notification type="info" title={words['game.over']}>
          <p>{words['game.overText']}</p>
        </Notification>
      )
  }
}
