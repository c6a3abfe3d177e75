import { useStore } from '@nanostores/react'
import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import type { Language } from '../../i18n/language.ts'
import { systemClock } from '../../lib/clock.ts'
import { toCents } from '../../lib/money.ts'
import { nameStep } from '../../lib/step-history.ts'
import type { Line } from '../../operator/contract/line.ts'
import { signedInHint } from '../../session/signed-in-hint.ts'
import { later } from '../../ui/later.tsx'
import { OptionalPart } from '../../ui/OptionalPart.tsx'
import { underLimits } from '../top-up-draft/top-up-draft.ts'
import { firstOffer, type Offer, optionsOf, type Wallet } from './payment-choice.ts'
import { TopUpForm } from './TopUpForm.tsx'
import type { TopUpWords } from './top-up.microcopy.ts'
import { $draft, changeDraft, restoreDraft } from './top-up.state.ts'
import { type Banks, createTopUpStore, type Screen, type TopUpStore } from './top-up.store.ts'
import { type Draft, firstDraft } from './top-up.ts'
import { followHistory } from './top-up-history.ts'
import { typedDraft } from './typed-draft.ts'

interface Props {
  words: TopUpWords
  language: Language
  line: Line
  /** Where the acquirer, bank or wallet leads afterwards. */
  waitingPath: string
  /** Euro cents. */
  presets: number[]
  minimum: number
  maximum: number
  /** Where the wallets' own scripts are; one without an address is not offered. */
  walletUrls: Partial<Record<Wallet, string>>
}

/** Loaded with what pays, before its screen is shown. */
const TopUpConfirmation = later(async () => (await import('./TopUpConfirmation.tsx')).TopUpConfirmation)

/** Loaded once a wallet is chosen. */
const WalletButton = later(async () => (await import('./WalletButton.tsx')).WalletButton)

const firstScreen: Screen = { name: 'form', problems: {} }
const noBanks: Banks = { name: 'none' }

/** Top-up: whose, how much, by what; confirmation; and away to where it is paid. */
export function TopUp(props: Props) {
  const { words, language } = props
  const [limits] = useState(() => ({
    presets: props.presets.map(toCents),
    minimum: toCents(props.minimum),
    maximum: toCents(props.maximum),
  }))
  const [isCustomer, setCustomer] = useState(false)
  const [store] = useState(() => openStore(props, limits))
  const screen = useStore(store.$screen, { ssr: () => firstScreen })
  const currentLimits = useStore(store.$limits, { ssr: () => limits })
  const offer = useStore(store.$offer, { ssr: () => firstOffer })
  const device = useStore(store.$device)
  const banks = useStore(store.$banks, { ssr: () => noBanks })
  const draft = useStore($draft, { ssr: () => firstDraft })
  const options = useMemo(() => optionsOf(offer, device, systemClock.now()), [offer, device])
  // Before anyone can press something: a press that came between would put the fields back as they were made.
  useLayoutEffect(() => runInPage(store), [store])
  const writeDraft = useCallback(
    (change: Partial<Draft>) => {
      store.edit()
      changeDraft(change)
    },
    [store],
  )
  useEffect(() => setCustomer(signedInHint.read() !== undefined), [])

  switch (screen.name) {
    case 'form':
    case 'checking':
      return (
        <TopUpForm
          words={words}
          limits={currentLimits}
          screen={screen}
          draft={draft}
          options={options}
          banks={banks}
          isCustomer={isCustomer}
          onDraft={writeDraft}
          onChoose={store.choose}
          onReview={store.review}
        />
      )
    case 'confirm':
    case 'paying':
    case 'leaving':
      return (
        <OptionalPart>
          <TopUpConfirmation
            words={words}
            language={language}
            screen={screen}
            WalletButton={WalletButton}
            isCustomer={signedInHint.read() !== undefined}
            onPay={store.pay}
            onCheckEarlier={store.checkEarlier}
            onShowEarlier={store.showEarlier}
            onPayBeside={store.payBeside}
            onFail={store.fail}
            onChange={store.change}
          />
        </OptionalPart>
      )
  }
}

function openStore(
  { line, language, waitingPath, walletUrls }: Props,
  limits: Parameters<typeof createTopUpStore>[0]['limits'],
): TopUpStore {
  async function isWalletReady(wallet: Wallet, offer: Offer) {
    const [{ isWalletReady: askWallet }] = await Promise.all([
      import('./wallet-readiness.ts'),
      WalletButton.load(),
    ])
    return askWallet(wallet, walletUrls[wallet] ?? '', offer)
  }

  return createTopUpStore({
    line,
    limits,
    device: {
      googlePay: Boolean(walletUrls.googlePay),
      // Elsewhere Apple's script offers to continue with an iPhone; on an Android phone it has nothing to offer.
      applePay: Boolean(walletUrls.applePay) && !/Android/.test(navigator.userAgent),
    },
    loadApi: async () => (await import('./top-up.api.ts')).topUpApi(),
    clock: systemClock,
    async loadPaying(shared) {
      const [{ payingInPage }] = await Promise.all([import('./paying-in-page.ts'), TopUpConfirmation.load()])
      return payingInPage(shared, { line, language, waitingPath }, isWalletReady)
    },
  })
}

/** Ties the store to what this page keeps and where the browser goes. Returns what unties it. */
function runInPage(store: TopUpStore): () => void {
  const typed = typedDraft($draft.get())
  restoreDraft()
  changeDraft(typed)
  // The form is in use, and stays, though the history may say that its confirmation was shown.
  if (Object.keys(typed).length > 0) nameStep('form')
  if ($draft.get().choice?.method === 'bankLink') void store.choose({ method: 'bankLink' })
  const stopFollowing = followHistory(store)
  const stopKeeping = store.$limits.listen((limits, before = limits) =>
    $draft.set(underLimits($draft.get(), before, limits)),
  )
  const resume = ({ persisted }: PageTransitionEvent) => persisted && store.resume()
  addEventListener('pageshow', resume)
  void store.start()
  return () => {
    stopFollowing()
    stopKeeping()
    removeEventListener('pageshow', resume)
  }
}
