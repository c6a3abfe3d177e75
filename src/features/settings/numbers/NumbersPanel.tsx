import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { fill } from '../../../i18n/fill.ts'
import { systemClock } from '../../../lib/clock.ts'
import { formatPhoneNumber } from '../../../lib/phone-number.ts'
import { intentUnder } from '../../../operator/client/intent.ts'
import { account } from '../../../session/account.store.ts'
import { beginNumber } from '../../../session/begin-number.ts'
import { $isStrong } from '../../../session/session.state.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { useFocusIfLost } from '../../../ui/use-focus-if-lost.ts'
import { SectionWords } from '../SectionWords.tsx'
import { SettingsLoaded } from '../SettingsLoaded.tsx'
import { settings } from '../settings.store.ts'
import type { PanelProps } from '../settings-props.ts'
import { LinkNumber } from './LinkNumber.tsx'
import { linkApi } from './link.api.ts'
import { createLinkStore } from './link.store.ts'
import { NumberRow } from './NumberRow.tsx'
import { type NumbersWords, numbersMicrocopy } from './numbers.microcopy.ts'
import { createNumbersStore } from './numbers.store.ts'

const OwnWords = v.object(v.entriesFromList(numbersMicrocopy, v.string()))

/** The account's numbers: which is current, which have ended, one less or one more. */
export function NumbersPanel(props: PanelProps) {
  return (
    <SectionWords section="numbers" schema={OwnWords} words={props.words} language={props.language}>
      {(words) => <Numbers {...props} words={words} />}
    </SectionWords>
  )
}

function Numbers({ words, language, registrationPath }: PanelProps & { words: NumbersWords }) {
  const [numbers] = useState(() =>
    createNumbersStore({
      api: linkApi(),
      afterSwitch: beginNumber,
      afterUnlink: account.refresh,
    }),
  )
  const [linking] = useState(() =>
    createLinkStore({
      api: linkApi(),
      intent: intentUnder('link-intent'),
      clock: systemClock,
      afterLink: () => void account.refresh(),
    }),
  )
  const loaded = useStore(account.$loaded)
  const ownSettings = useStore(settings.$loaded)
  const action = useStore(numbers.$action)
  const title = useFocusIfLost<HTMLHeadingElement>(action.name)
  const link = useStore(linking.$link)
  useEffect(() => {
    void account.load()
    void settings.load()
  }, [])
  useEffect(() => $isStrong.listen((isStrong) => isStrong && linking.proveIdentity()), [linking])
  const ended = ownSettings.name === 'ready' ? ownSettings.value.endedPhoneNumbers : []
  return (
    <div className="settings-panel">
      <section className="settings-card" aria-labelledby="settings-numbers">
        <h3 id="settings-numbers" ref={title} tabIndex={-1} className="text-h3">
          {words['settings.numbers']}
        </h3>
        <SettingsLoaded loaded={loaded} words={words} onTryAgain={account.refresh}>
          {({ ownedAsset, ownedAssets }, isOff) =>
            ownedAssets.length + ended.length === 0 ? (
              <p>{words['settings.noNumber']}</p>
            ) : (
              <ul className="settings-list">
                {ownedAssets.map((asset) => (
                  <NumberRow
                    key={asset.phoneNumber}
                    asset={asset}
                    isCurrent={asset.phoneNumber === ownedAsset?.phoneNumber}
                    action={action}
                    isOff={isOff}
                    words={words}
                    language={language}
                    onSwitch={numbers.switchTo}
                    onUnlink={numbers.unlink}
                  />
                ))}
                {ended.map((phoneNumber) => (
                  <li key={phoneNumber} className="settings-row number-ended">
                    <span className="avatar">
                      <Icon name="phone" />
                    </span>
                    <div className="settings-spread">
                      <span>{formatPhoneNumber(phoneNumber)}</span>
                      <span>{words['settings.ended']}</span>
                    </div>
                  </li>
                ))}
              </ul>
            )
          }
        </SettingsLoaded>
        <p role="status">
          {action.name === 'unlinked' &&
            fill(words['settings.unlinked'], { number: formatPhoneNumber(action.phoneNumber) })}
        </p>
      </section>
      <LinkNumber link={link} store={linking} words={words} registrationPath={registrationPath} />
    </div>
  )
}
