import { formatDay } from '../../../i18n/date.ts'
import type { Account } from '../../../operator/client/account.ts'
import type { Loaded } from '../../../session/loaded.ts'
import { Button } from '../../../ui/Button.tsx'
import { type Fact, Summary } from '../../../ui/Summary.tsx'
import { TextWithPhones } from '../../../ui/TextWithPhones.tsx'
import { FailedNotice } from '../FailedNotice.tsx'
import type { PanelProps } from '../settings-props.ts'
import type { ProfileWords } from './profile.microcopy.ts'

interface Props extends Pick<PanelProps, 'language'> {
  words: ProfileWords
  account: Pick<Account, 'partnerId' | 'validFrom' | 'validTo'>
  email: string | null
  /** The partner's account, by which the person logged in. */
  partner: Loaded<string | null>
  onAskPartner: () => void
}

/** By what the operator knows the customer, since when, and where letters go. */
export function AccountFacts({ account, email, partner, words, language, onAskPartner }: Props) {
  const { partnerId, validFrom, validTo } = account
  const facts: Fact[] = [
    [words['settings.customerNumber'], partnerId],
    [words['settings.customerSince'], validFrom !== null && formatDay(validFrom, language)],
    [words['settings.customerUntil'], validTo !== null && formatDay(validTo, language)],
    [words['settings.accountEmail'], breakable(email ?? words['settings.noEmail'])],
    [words['settings.partnerEmail'], partner.name === 'ready' && partner.value && breakable(partner.value)],
  ]
  return (
    <>
      <Summary facts={facts} />
      {partner.name === 'failed' && (
        <FailedNotice failed={partner.failed} words={words}>
          <Button type="outline" size="sm" onClick={onAskPartner}>
            {words['settings.tryAgain']}
          </Button>
        </FailedNotice>
      )}
      <p className="field-hint">
        <TextWithPhones text={words['settings.emailHint']} />
      </p>
    </>
  )
}

/** An address too long for its line breaks before its @, and not within a word. */
function breakable(value: string) {
  const [name, host] = value.split('@')
  return host === undefined ? (
    value
  ) : (
    <>
      {name}
      <wbr />@{host}
    </>
  )
}
