import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { account } from '../../../session/account.store.ts'
import { customerLoader } from '../../../session/customer-loader.ts'
import { SectionWords } from '../SectionWords.tsx'
import { SettingsLoaded } from '../SettingsLoaded.tsx'
import { SettingsSkeleton } from '../SettingsSkeleton.tsx'
import { SessionsCard } from '../sessions/SessionsCard.tsx'
import { settings } from '../settings.store.ts'
import { cardsOf } from '../settings.ts'
import type { PanelProps } from '../settings-props.ts'
import { AccountFacts } from './AccountFacts.tsx'
import { ProfileForm } from './ProfileForm.tsx'
import { askAvatars, askPartnerEmail, profileApi } from './profile.api.ts'
import { type ProfileWords, profileMicrocopy } from './profile.microcopy.ts'
import { createProfileStore } from './profile.store.ts'

const avatars = customerLoader(askAvatars)
const partnerEmail = customerLoader(askPartnerEmail)
const profileStore = createProfileStore(account, profileApi())

const OwnWords = v.object(v.entriesFromList(profileMicrocopy, v.string()))

/** How the current number is called and looks, and what is on record of the account. */
export function ProfilePanel(props: PanelProps) {
  return (
    <SectionWords section="profile" schema={OwnWords} words={props.words} language={props.language}>
      {(words) => <Profile {...props} words={words} />}
    </SectionWords>
  )
}

function Profile({ words, language }: PanelProps & { words: ProfileWords }) {
  const loaded = useStore(account.$loaded)
  const pictures = useStore(avatars.$loaded)
  const change = useStore(profileStore.$change)
  const ownSettings = useStore(settings.$loaded)
  const partner = useStore(partnerEmail.$loaded)
  const [isAsked, setAsked] = useState(false)
  useEffect(() => {
    for (const loader of [settings, partnerEmail]) void loader.load()
    // Together, so that the form is whole when it comes, and nothing under it moves.
    void Promise.all([account.load(), avatars.load()]).then(() => setAsked(true))
  }, [])
  if (!isAsked) return <SettingsSkeleton label={words['settings.loading']} cards={cardsOf.profile} />
  return (
    <div className="grid gap-gap">
      <div className="settings-panel">
        <SettingsLoaded loaded={loaded} words={words} onTryAgain={account.refresh}>
          {({ ownedAsset }, isOff) =>
            ownedAsset ? (
              <ProfileForm
                key={ownedAsset.phoneNumber}
                asset={ownedAsset}
                avatars={pictures}
                change={change}
                isOff={isOff}
                words={words}
                language={language}
                onSave={(nickname, avatarName) =>
                  profileStore.saveProfile(ownedAsset.phoneNumber, nickname, avatarName)
                }
                onAskAvatars={avatars.refresh}
              />
            ) : (
              <p>{words['settings.noNumber']}</p>
            )
          }
        </SettingsLoaded>
        {loaded.name === 'ready' && (
          <section className="settings-card" aria-labelledby="settings-account">
            <h3 id="settings-account" className="text-h3">
              {words['settings.account']}
            </h3>
            <SettingsLoaded loaded={ownSettings} words={words} onTryAgain={settings.refresh}>
              {({ email }) => (
                <AccountFacts
                  account={loaded.value}
                  email={email}
                  partner={partner}
                  onAskPartner={partnerEmail.refresh}
                  words={words}
                  language={language}
                />
              )}
            </SettingsLoaded>
          </section>
        )}
      </div>
      {/* After what is above it, which would move it. */}
      {[ownSettings, partner].every(({ name }) => name !== 'loading') && (
        <SessionsCard words={words} language={language} />
      )}
    </div>
  )
}
