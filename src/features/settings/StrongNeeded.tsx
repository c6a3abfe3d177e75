import { logInPath } from '../../session/page-paths.ts'
import { strongLogInAddress } from '../../session/redirects.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { SettingsWords } from './settings.microcopy.ts'

interface Props {
  words: SettingsWords
  text: string
  /** Where something was typed, which stays. */
  opensWindow?: boolean
}

/** The operator wants to know for sure who it is; the log-in leads back to this tab. */
export function StrongNeeded({ words, text, opensWindow = false }: Props) {
  const here = `${location.pathname}${location.hash}`
  return (
    <div className="strong-needed" role="status">
      <Icon name="shield" size="lg" />
      <div className="grid justify-items-start gap-2">
        <p>{text}</p>
        <a
          className="button button-secondary button-sm"
          href={strongLogInAddress(logInPath(), here)}
          {...(opensWindow && { target: '_blank', rel: 'noopener' })}
        >
          {words['settings.strongLogIn']}
          {opensWindow && <Icon name="arrow-up-right" size="sm" />}
        </a>
      </div>
    </div>
  )
}
