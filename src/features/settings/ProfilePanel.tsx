import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { account } from '../../session/account.store.ts'
import { customerLoader } from '../../session/customer-loader.ts'
import { Spinner } from '../../ui/Spinner.tsx'
import { Emails } from './Emails.tsx'
import { ProfileForm } from './ProfileForm.tsx'
import type { PanelProps } from './Settings.island.tsx'
import { SettingsLoaded } from './SettingsLoaded.tsx'
import { askAvatars, askPartnerEmail } from './settings.api.ts'
import { settings, settingsStore } from './settings-page.store.ts'

const avatars = customerLoader(askAvatars)
const partnerEmail = customerLoader(askPartnerEmail)

/** How the current number is called and looks, and where letters go. */
export function ProfilePanel({ words, language }: PanelProps) {
  const loaded = useStore(account.$loaded)
  const pictures = useStore(avatars.$loaded)
  const change = useStore(settingsStore.$change)
  const ownSettings = useStore(settings.$loaded)
  const partner = useStore(partnerEmail.$loaded)
  const [isAsked, setAsked] = useState(false)
  useEffect(() => {
    for (const loader of [settings, partnerEmail]) void loader.load()
    // Together, so that the form is whole when it comes, and nothing under it moves.
    void Promise.all([account.load(), avatars.load()]).then(() => setAsked(true))
  }, [])
  if (!isAsked) return <Spinner label={words['settings.loading']} />
  return (
    <div className="settings-panel">
      <SettingsLoaded loaded={loaded} words={words} language={language} onTryAgain={account.refresh}>
        {({ ownedAsset }) =>
          ownedAsset ? (
            <ProfileForm
              key={ownedAsset.phoneNumber}
              asset={ownedAsset}
              avatars={pictures}
              change={change}
              words={words}
              onSave={(nickname, avatarName) =>
                settingsStore.saveProfile(ownedAsset.phoneNumber, nickname, avatarName)
              }
              onAskAvatars={avatars.refresh}
            />
          ) : (
            <p>{words['settings.noNumber']}</p>
          )
        }
      </SettingsLoaded>
      <section className="settings-card" aria-labelledby="settings-email">
        <h2 id="settings-email" className="text-h3">
          {words['settings.email']}
        </h2>
        <SettingsLoaded loaded={ownSettings} words={words} language={language} onTryAgain={settings.refresh}>
          {({ email }) => <Emails email={email} partner={partner} words={words} />}
        </SettingsLoaded>
      </section>
    </div>
  )
}
