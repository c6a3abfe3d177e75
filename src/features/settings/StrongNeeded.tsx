import { logInPath } from '../../session/page-paths.ts'
import { strongLogInAddress } from '../../session/redirects.ts'
import { Icon } from '../../ui/Icon.tsx'
import { NewTabLink, type NewTabWords } from '../../ui/NewTabLink.tsx'
import type { PanelWords } from './panel.microcopy.ts'

const look = 'button button-secondary button-sm'

interface Props {
  words: PanelWords
  text: string
  /** Where something was typed, which stays: the log-in opens in another tab, and these words say so. */
  newTab?: NewTabWords | undefined
}

/** The operator wants to know for sure who it is; the log-in leads back to this tab. */
export function StrongNeeded({ words, text, newTab }: Props) {
  const address = strongLogInAddress(logInPath(), `${location.pathname}${location.hash}`)
  return (
    <div className="strong-needed" role="status">
      <Icon name="shield" size="lg" />
      <div className="grid justify-items-start gap-2">
        <p>{text}</p>
        {newTab ? (
          <NewTabLink className={look} href={address} words={newTab}>
            {words['settings.strongLogIn']}
            <Icon name="arrow-up-right" size="sm" />
          </NewTabLink>
        ) : (
          <a className={look} href={address}>
            {words['settings.strongLogIn']}
          </a>
        )}
      </div>
    </div>
  )
}
