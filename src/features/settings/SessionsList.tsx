import { useState } from 'react'
import { formatMoment } from '../../i18n/date.ts'
import { fill } from '../../i18n/fill.ts'
import type { Loaded } from '../../session/loaded.ts'
import { Button } from '../../ui/Button.tsx'
import { ChangeNotice, isSaving } from './ChangeNotice.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import type { Change } from './change.ts'
import type { ProfileWords } from './profile.microcopy.ts'
import { SettingsLoaded } from './SettingsLoaded.tsx'
import type { CustomerSession } from './sessions.api.ts'
import type { PanelProps } from './settings-props.ts'

interface Props extends Pick<PanelProps, 'language'> {
  words: ProfileWords
  loaded: Loaded<readonly CustomerSession[]>
  change: Change
  onTryAgain: () => void
  onLogOut: () => void
}

/** Each session by its device and times; the one on this browser is marked. */
export function SessionsList({ loaded, change, words, language, onTryAgain, onLogOut }: Props) {
  const [isConfirming, setConfirming] = useState(false)
  return (
    <section className="settings-card" aria-labelledby="settings-sessions">
      <h3 id="settings-sessions" className="text-h3">
        {words['settings.sessions']}
      </h3>
      <p>{words['settings.sessionsText']}</p>
      <SettingsLoaded loaded={loaded} words={words} onTryAgain={onTryAgain}>
        {(sessions) => (
          <ul className="settings-list">
            {sessions.map(({ device, startedAt, lastUsedAt, current }) => (
              <li key={`${startedAt} ${lastUsedAt} ${current}`} className="settings-row">
                <span className="grid">
                  <strong>{device ?? words['settings.sessionUnknown']}</strong>
                  <span className="text-small">
                    {fill(words['settings.sessionTimes'], {
                      start: formatMoment(startedAt, language),
                      used: formatMoment(lastUsedAt, language),
                    })}
                  </span>
                </span>
                {current && <span>{words['settings.sessionHere']}</span>}
              </li>
            ))}
          </ul>
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
