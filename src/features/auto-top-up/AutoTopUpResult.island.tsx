import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { useEffect, useState } from 'react'
import * as v from 'valibot'
import type { Language } from '../../i18n/language.ts'
import { addressWith, fieldOf } from '../../lib/address-fields.ts'
import { inTime, longestLoadInMilliseconds } from '../../lib/in-time.ts'
import { randomCode } from '../../lib/random-code.ts'
import { intentUnder } from '../../operator/client/intent.ts'
import { PaymentReference, paymentReferenceParameter } from '../../operator/contract/payment-card.ts'
import { forgetTopUpDraft, topUpAutorefillDate } from '../top-up-draft/top-up-storage.ts'
import { AutoTopUpResultScreen } from './AutoTopUpResultScreen.tsx'
import type { askCardsAndAutoTopUps } from './auto-top-up.api.ts'
import type { AutoTopUpResultWords } from './auto-top-up.microcopy.ts'
import { idIn } from './auto-top-up-address.ts'
import {
  type AutoTopUpResultStore,
  type CameWith,
  createAutoTopUpResultStore,
  type ResultScreen,
} from './auto-top-up-result.store.ts'
import { askPayment } from './payment.api.ts'

interface Props {
  /** The page's title from content; shown once the operator has said that it is true. */
  title: string
  words: AutoTopUpResultWords
  language: Language
  /** `waiting`: where a payment finds the page that says its state. */
  paths: { waiting: string; autoTopUp: string }
}

/** Who comes from the acquirer's page needs no GraphQL. */
async function askAutoTopUps(): ReturnType<typeof askCardsAndAutoTopUps> {
  const calls = await inTime(import('./auto-top-up.api.ts'), longestLoadInMilliseconds).catch(() => undefined)
  return (
    calls?.askCardsAndAutoTopUps() ?? { kind: 'unknown', reason: 'partNotLoaded', reference: randomCode(12) }
  )
}

const loading: ResultScreen = { name: 'loading' }
const $loading = atom(loading)

/** That an auto top-up is set up, as the operator says: with a card paid with just now, or with a saved one. */
export function AutoTopUpResult({ title, words, language, paths }: Props) {
  const [store, setStore] = useState<AutoTopUpResultStore>()
  useEffect(() => {
    const made = createAutoTopUpResultStore({
      cameWith: cameWith(location),
      askPayment,
      askAutoTopUps,
      intent: intentUnder('auto-topup-intent'),
      announce: ({ amountInCents }) =>
        void import('../../data-layer/announce-top-up.ts').then(
          ({ announceTopUp }) => announceTopUp(amountInCents),
          () => undefined,
        ),
      forgetDraft() {
        topUpAutorefillDate.remove()
        forgetTopUpDraft()
      },
      showPayment: (found) =>
        location.replace(addressWith(paths.waiting, { [paymentReferenceParameter]: found })),
    })
    setStore(made)
    void made.start()
  }, [paths])
  const screen = useStore(store?.$screen ?? $loading, { ssr: () => loading })

  return (
    <AutoTopUpResultScreen
      screen={screen}
      title={title}
      words={words}
      language={language}
      autoTopUpPath={paths.autoTopUp}
      onAskAgain={() => store?.start()}
    />
  )
}

function cameWith(address: Location): CameWith | undefined {
  const paymentReference = fieldOf(address, paymentReferenceParameter)
  if (v.is(PaymentReference, paymentReference)) return { paymentReference }
  const recurringPaymentId = idIn(address.search)
  return recurringPaymentId === undefined ? undefined : { recurringPaymentId }
}
