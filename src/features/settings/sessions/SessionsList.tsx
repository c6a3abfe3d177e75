import { useState } from 'react'
import { calendarDateOf, formatMomentOfYear, formatTime } from '../../../i18n/date.ts'
import { fill } from '../../../i18n/fill.ts'
import type { Language } from '../../../i18n/language.ts'
import { systemClock } from '../../../lib/clock.ts'
import type { Loaded } from '../../../session/loaded.ts'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { ChangeNotice, isSaving } from '../ChangeNotice.tsx'
import { ConfirmDialog } from '../ConfirmDialog.tsx'
import type { Change } from '../change.ts'
import type { ProfileWords } from '../profile/profile.microcopy.ts'
import { SettingsLoaded } from '../SettingsLoaded.tsx'
import type { PanelProps } from '../settings-props.ts'
import type { CustomerSession } from './sessions.api.ts'

interface Props extends Pick<PanelProps, 'language'> {
  words: ProfileWords
  loaded: Loaded<readonly CustomerSession[]>
  change: Change
  onTryAgain: () => void
  onLogOut: () => void
}

/** The newest are what matters. */
const atFirst = 3

/** Each session by its device and times; the one on this browser is marked. */
export function SessionsList({ loaded, change, words, language, onTryAgain, onLogOut }: Props) {
  const [isConfirming, setConfirming] = useState(false)
  const [isWhole, setWhole] = useState(false)
  return (
    <section className="settings-card" aria-labelledby="settings-sessions">
      <h3 id="settings-sessions" className="text-h3">
        {words['settings.sessions']}
      </h3>
      <p>{words['settings.sessionsText']}</p>
      <SettingsLoaded loaded={loaded} words={words} onTryAgain={onTryAgain}>
        {(sessions) => (
          <>
            <ul className="settings-list">
              {(isWhole ? sessions : firstOf(sessions)).map(({ device, startedAt, lastUsedAt, current }) => (
                <li key={`${startedAt} ${lastUsedAt} ${current}`} className="settings-item">
                  <span className="avatar">
                    <Icon name="phone" />
                  </span>
                  <span className="grid">
                    <strong>
                      {current ? words['settings.sessionHere'] : (device ?? words['settings.sessionUnknown'])}
                    </strong>
                    {current && device && <span className="text-small">{device}</span>}
                    <span className="text-small">
                      {fill(words['settings.sessionUsed'], { time: timeOf(lastUsedAt, words, language) })}
                    </span>
                    <span className="text-small">
                      {fill(words['settings.sessionStarted'], { time: timeOf(startedAt, words, language) })}
                    </span>
                  </span>
                </li>
              ))}
            </ul>
            {!isWhole && sessions.length > atFirst && (
              <div>
                <Button type="text" onClick={() => setWhole(true)}>
                  {fill(words['settings.sessionsAll'], { count: sessions.length })}
                </Button>
              </div>
            )}
          </>
        )}
      </SettingsLoaded>
      <div>
        <Button
          type="outline"
          busyLabel={isSaving(change, 'sessions') ? words['account.loggingOut'] : undefined}
          onClick={() => setConfirming(true)}
        >
          {words['settings.logOutEverywhere']}
        </Button>
      </div>
      {change.name === 'failed' && <ChangeNotice change={change} targets={['sessions']} words={words} />}
      <ConfirmDialog
        isOpen={isConfirming}
        title={words['settings.logOutEverywhereTitle']}
        confirmLabel={words['settings.logOutEverywhere']}
        words={words}
        onClose={() => setConfirming(false)}
        onConfirm={() => {
          setConfirming(false)
          onLogOut()
        }}
      >
        <p>{words['settings.logOutEverywhereText']}</p>
      </ConfirmDialog>
    </section>
  )
}

const timeOf = (at: number, words: ProfileWords, language: Language): string =>
  calendarDateOf(at) === calendarDateOf(systemClock.now())
    ? fill(words['settings.today'], { time: formatTime(at, language) })
    : formatMomentOfYear(at, language)

/** The one on this browser before the others. */
const firstOf = (sessions: readonly CustomerSession[]) =>
  sessions.toSorted((one, other) => Number(other.current) - Number(one.current)).slice(0, atFirst)
