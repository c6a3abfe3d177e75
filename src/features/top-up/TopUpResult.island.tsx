import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { useEffect, useState } from 'react'
import * as v from 'valibot'
import type { Language } from '../../i18n/language.ts'
import { addressWith, fieldOf } from '../../lib/address-fields.ts'
import { systemClock } from '../../lib/clock.ts'
import { whileVisible } from '../../lib/while-visible.ts'
import { intentUnder } from '../../operator/client/intent.ts'
import type { Line } from '../../operator/contract/line.ts'
import { PaymentReference, paymentReferenceParameter } from '../../operator/contract/payment-card.ts'
import { signedInHint } from '../../session/signed-in-hint.ts'
import { afterTopUp } from '../top-up-draft/after-top-up.ts'
import {
  extraTopUp,
  forgetTopUpDraft,
  pollingStartTime,
  topUpAutorefillDate,
} from '../top-up-draft/top-up-storage.ts'
import { TopUpResultScreen } from './TopUpResultScreen.tsx'
import { topUpResultApi } from './top-up-result.api.ts'
import type { TopUpResultWords } from './top-up-result.microcopy.ts'
import {
  createTopUpResultStore,
  type ResultPage,
  type ResultScreen,
  type TopUpResultStore,
} from './top-up-result.store.ts'
import type { PageOfPayment } from './top-up-result.ts'

interface Props {
  page: ResultPage
  /** The page's title from content; shown once the operator has said that it is true. */
  title: string
  words: TopUpResultWords
  language: Language
  line: Line
  /** The paths of the pages that may turn out to be the right one; `otherWaiting` is the other line's. */
  paths: Record<PageOfPayment | 'topUp' | 'otherWaiting' | 'autoTopUp' | 'dashboard' | 'plans', string>
}

/** In the address of a success that comes after its failure was shown: `?after=failure`. */
const afterParameter = 'after'

const loading: ResultScreen = { name: 'loading' }
const $loading = atom(loading)

/** How a top-up went, as the operator says: the same island on the waiting, success and failure pages. */
export function TopUpResult({ page, title, words, language, line, paths }: Props) {
  const [store, setStore] = useState<TopUpResultStore>()
  const [isRemembered, setRemembered] = useState(false)
  const [isAfterFailure, setAfterFailure] = useState(false)
  const [isCustomer, setCustomer] = useState(false)
  useEffect(() => {
    const query = new URLSearchParams(location.search)
    setCustomer(signedInHint.read() !== undefined)
    setAfterFailure(query.get(afterParameter) === 'failure')
    // Why: docs/decisions/0004-payment-intent-key.md
    const intent = intentUnder('topup-intent')
    const autoTopUpIntent = intentUnder('auto-topup-intent')
    const inAddress = referenceIn(location)
    // Who comes back by hand has no reference in the address, but this browser knows what it is waiting for, and where.
    const remembered = page === 'waiting' ? intent.reference() : undefined
    if (!inAddress && remembered && (extraTopUp.read() ?? false) !== (line === 'extra'))
      return location.replace(paths.otherWaiting)
    const paymentReference =
      inAddress ?? remembered ?? (page === 'waiting' ? autoTopUpIntent.reference() : undefined)
    setRemembered(paymentReference !== undefined && paymentReference === autoTopUpIntent.reference())
    const made = createTopUpResultStore({
      page,
      paymentReference,
      api: topUpResultApi(),
      clock: systemClock,
      pollingStartTime,
      show(next, found) {
        const known = new URLSearchParams()
        if (page === 'failure' && next === 'success') known.set(afterParameter, page)
        const path = known.size > 0 ? `${paths[next]}?${known}` : paths[next]
        location.replace(addressWith(path, { [paymentReferenceParameter]: found }))
      },
      settle(reference) {
        const isFirst = autoTopUpIntent.settle(reference)
        return intent.settle(reference) || isFirst
      },
      announce({ amountInCents }) {
        forgetTopUpDraft()
        void import('../../data-layer/announce-top-up.ts').then(
          ({ announceTopUp }) => announceTopUp(amountInCents),
          () => undefined,
        )
      },
    })
    setStore(made)
    return whileVisible(made)
  }, [page, line, paths])
  const screen = useStore(store?.$screen ?? $loading, { ssr: () => loading })
  const isOfAutoTopUp = isRemembered || (screen.name === 'known' && screen.result.beginsAutoTopUp)

  return (
    <TopUpResultScreen
      screen={screen}
      title={title}
      words={words}
      language={language}
      topUpPath={isOfAutoTopUp ? autoTopUpAddress(paths.autoTopUp) : paths.topUp}
      otherMethodPath={isOfAutoTopUp ? undefined : `${paths.topUp}#topup-method`}
      goOnPath={afterTopUp.read()}
      next={nextOf(isCustomer, line, words, paths)}
      isAfterFailure={isAfterFailure}
      onAskAgain={() => store?.start()}
    />
  )
}

/** A customer goes on in self-service; a guest's balance without a plan is worth less. Extra has no plans to choose. */
function nextOf(isCustomer: boolean, line: Line, words: TopUpResultWords, paths: Props['paths']) {
  if (isCustomer) return { label: words['topUpResult.toAccount'], path: paths.dashboard }
  return line === 'uoga' ? { label: words['orderResult.toPlans'], path: paths.plans } : undefined
}

/** Back to the form of an auto top-up, new or changed, as it was left. */
function autoTopUpAddress(path: string): string {
  const recurringPaymentId = topUpAutorefillDate.read()?.recurringPaymentId
  return recurringPaymentId === undefined ? path : `${path}?${new URLSearchParams({ recurringPaymentId })}`
}

function referenceIn(address: Location): string | undefined {
  const reference = fieldOf(address, paymentReferenceParameter)
  return v.is(PaymentReference, reference) ? reference : undefined
}
