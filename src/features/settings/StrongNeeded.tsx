import { logInPath } from '../../session/page-paths.ts'
import { strongLogInAddress } from '../../session/redirects.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { SettingsWords } from './Settings.island.tsx'

/** The operator wants to know for sure who it is; the log-in leads back to this tab. */
export function StrongNeeded({ words }: { words: SettingsWords }) {
  const here = `${location.pathname}${location.hash}`
  return (
    <div className="strong-needed" role="status">
      <Icon name="shield" size="lg" />
      <div className="grid justify-items-start gap-2">
        <p>{words['settings.strongNeeded']}</p>
        <a className="button button-secondary button-sm" href={strongLogInAddress(logInPath(), here)}>
          {words['settings.strongLogIn']}
        </a>
      </div>
    </div>
  )
}
