import { fill } from '../../i18n/fill.ts'
import { fillPlural } from '../../i18n/fill-plural.ts'
import type { Language } from '../../i18n/language.ts'
import { formatPhoneNumber } from '../../lib/phone-number.ts'
import type { Account } from '../../operator/client/account.ts'
import type { Loaded } from '../../session/loaded.ts'
import type { SettingsWords } from './settings.microcopy.ts'
import type { Settings } from './settings.store.ts'
import type { SectionKey } from './settings.ts'

/**
 * What is in each section now, in a line; a section of which the operator has said nothing has none. What would need a call
 * of its own is named.
 */
export function sectionFacts(
  account: Loaded<Account>,
  settings: Loaded<Settings>,
  words: SettingsWords,
  language: Language,
): Partial<Record<SectionKey, string>> {
  return {
    orders: words['settings.ordersAre'],
    alerts: words['settings.alertsAre'],
    ...(account.name === 'ready' && accountFacts(account.value, words, language)),
    ...(settings.name === 'ready' && settingsFacts(settings.value, words, language)),
  }
}

function accountFacts({ ownedAsset, ownedAssets }: Account, words: SettingsWords, language: Language) {
  const count = ownedAssets.length
  return {
    ...(ownedAsset && {
      profile: ownedAsset.userPhoneNumberProfile?.nickname || formatPhoneNumber(ownedAsset.phoneNumber),
    }),
    ...(count > 0 && { numbers: fillPlural(words['settings.numbersNow'], { count }, language) }),
  }
}

function settingsFacts(
  { consents, cardsDetails, roamingStatus }: Settings,
  words: SettingsWords,
  language: Language,
) {
  const { smsMarketingConsent: sms, phoneMarketingConsent: calls } = consents
  const count = cardsDetails.length
  return {
    ...(sms !== 'unknown' &&
      calls !== 'unknown' && {
        consents:
          sms === 'NOT_SET' || calls === 'NOT_SET'
            ? words['settings.NOT_SET']
            : fill(words['settings.consentsNow'], {
                sms: words[`settings.now${sms}`],
                calls: words[`settings.now${calls}`],
              }),
      }),
    payments:
      count === 0
        ? words['settings.noCardsNow']
        : fillPlural(words['settings.cardsNow'], { count }, language),
    ...(roamingStatus !== 'unknown' && {
      sim: words[roamingStatus === 'ON' ? 'settings.roamingOn' : 'settings.roamingOff'],
    }),
  }
}
