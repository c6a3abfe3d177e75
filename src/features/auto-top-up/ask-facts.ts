import type { PhoneNumber } from '../../lib/phone-number.ts'
import type { Account } from '../../operator/client/account.ts'
import type { RecurringPayment } from '../../operator/client/recurring-payment.ts'
import type { CardDetails } from '../../operator/contract/card-details.ts'
import type { Failed, Loader } from '../../session/loaded.ts'
import type { AutoTopUpApi } from './auto-top-up.api.ts'
import type { Facts } from './auto-top-up.ts'

interface CardsAndAutoTopUps {
  cardsDetails: readonly CardDetails[]
  recurringPayments: readonly RecurringPayment[]
  endedPhoneNumbers: readonly PhoneNumber[]
}

export interface FactsSources {
  /** The auto top-up that is set up again. */
  replacedId: string | undefined
  account: Loader<Account>
  settings: Loader<CardsAndAutoTopUps>
  api: Pick<AutoTopUpApi, 'methodsAndCards'>
}

/** What is shown where there is nothing to choose from. */
export type NoFacts =
  | { name: 'loading' }
  | { name: 'failed'; failed: Failed }
  /** What was to be changed isn't there any more. */
  | { name: 'gone' }

/** What there is to choose from, as the operator says it now: cards and auto top-ups are asked for again each time. */
export async function askFacts({
  replacedId,
  account,
  settings,
  api,
}: FactsSources): Promise<Facts | NoFacts> {
  const [methods] = await Promise.all([api.methodsAndCards(), account.load(), settings.refresh()])
  if (methods.kind !== 'answer') return { name: 'failed', failed: methods }
  const known = account.$loaded.get()
  const kept = settings.$loaded.get()
  if (known.name !== 'ready') return known
  if (kept.name !== 'ready') return kept
  if (kept.failed) return { name: 'failed', failed: kept.failed }
  const { cardsDetails, recurringPayments, endedPhoneNumbers } = kept.value
  const replaced = recurringPayments.find(({ recurringPaymentId }) => recurringPaymentId === replacedId)
  if (replacedId !== undefined && !replaced) return { name: 'gone' }
  const { presetSumsInCents, minimumInCents, maximumInCents } = methods.value
  return {
    numbers: numbersOf(known.value).filter((number) => !endedPhoneNumbers.includes(number)),
    cards: cardsDetails,
    limits: { presets: presetSumsInCents, minimum: minimumInCents, maximum: maximumInCents },
    isNewCardOffered: methods.value.methods.includes('card'),
    current: recurringPayments,
    replaced,
  }
}

/** The current number first. */
const numbersOf = ({ ownedAsset, ownedAssets }: Account): PhoneNumber[] => [
  ...new Set([...(ownedAsset ? [ownedAsset] : []), ...ownedAssets].map(({ phoneNumber }) => phoneNumber)),
]
