import { useStore } from '@nanostores/react'
import { useEffect, useLayoutEffect, useMemo, useState } from 'react'
import type { Language } from '../../i18n/language.ts'
import { systemClock } from '../../lib/clock.ts'
import { toCents } from '../../lib/money.ts'
import type { Line } from '../../operator/contract/line.ts'
import { signedInHint } from '../../session/signed-in-hint.ts'
import { underLimits } from '../top-up-draft/top-up-draft.ts'
import type { BankChoice } from './BankChoice.tsx'
import type { FailureNotice } from './FailureNotice.tsx'
import type { OwnNumbers } from './OwnNumbers.tsx'
import { firstOffer, type Offer, optionsOf, type Wallet } from './payment-choice.ts'
import type { TopUpConfirmation } from './TopUpConfirmation.tsx'
import { TopUpForm } from './TopUpForm.tsx'
import type { TopUpWords } from './top-up.microcopy.ts'
import { $draft, changeDraft, restoreDraft } from './top-up.state.ts'
import { type Banks, createTopUpStore, type Screen, type TopUpStore } from './top-up.store.ts'
import { firstDraft } from './top-up.ts'
import { followHistory } from './top-up-history.ts'
import { typedDraft } from './typed-draft.ts'
import type { WalletButton } from './WalletButton.tsx'

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

/** What is loaded only when somebody needs it. */
interface Parts {
  FailureNotice?: typeof FailureNotice
  Confirmation?: typeof TopUpConfirmation
  BankChoice?: typeof BankChoice
  WalletButton?: typeof WalletButton
  OwnNumbers?: typeof OwnNumbers
}

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
  const [parts, setParts] = useState<Parts>({})
  const [store] = useState(() =>
    openStore(props, limits, (more) => setParts((others) => ({ ...others, ...more }))),
  )
  const screen = useStore(store.$screen, { ssr: () => firstScreen })
  const currentLimits = useStore(store.$limits, { ssr: () => limits })
  const offer = useStore(store.$offer, { ssr: () => firstOffer })
  const device = useStore(store.$device)
  const banks = useStore(store.$banks, { ssr: () => noBanks })
  const draft = useStore($draft, { ssr: () => firstDraft })
  const options = useMemo(() => optionsOf(offer, device, systemClock.now()), [offer, device])
  // Before anybody can press something: a press that came between would put the fields back as they were made.
  useLayoutEffect(() => runInPage(store), [store])
  useEffect(() => {
    if (!signedInHint.read()) return
    // Without them a number is typed, as guests do.
    import('./OwnNumbers.tsx').then(
      ({ OwnNumbers }) => setParts((others) => ({ ...others, OwnNumbers })),
      () => undefined,
    )
  }, [])

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
          FailureNotice={parts.FailureNotice}
          BankChoice={parts.BankChoice}
          OwnNumbers={parts.OwnNumbers}
          onDraft={changeDraft}
          onChoose={store.choose}
          onReview={store.review}
        />
      )
    case 'confirm':
    case 'paying':
    case 'leaving':
      return (
        parts.Confirmation && (
          <parts.Confirmation
            words={words}
            language={language}
            screen={screen}
            WalletButton={parts.WalletButton}
            isCustomer={signedInHint.read() !== undefined}
            onPay={store.pay}
            onCheckEarlier={store.checkEarlier}
            onShowEarlier={store.showEarlier}
            onPayBeside={store.payBeside}
            onFail={store.fail}
            onChange={store.change}
          />
        )
      )
  }
}

function openStore(
  { line, language, waitingPath, walletUrls }: Props,
  limits: Parameters<typeof createTopUpStore>[0]['limits'],
  addParts: (parts: Parts) => void,
): TopUpStore {
  async function isWalletReady(wallet: Wallet, offer: Offer) {
    const [{ isWalletReady: askWallet }, { WalletButton }] = await Promise.all([
      import('./wallet-readiness.ts'),
      import('./WalletButton.tsx'),
    ])
    addParts({ WalletButton })
    return askWallet(wallet, walletUrls[wallet] ?? '', offer)
  }

  return createTopUpStore({
    line,
    limits,
    device: {
      googlePay: Boolean(walletUrls.googlePay),
      // Elsewhere Apple's script offers to go on with an iPhone; on an Android phone it has nothing to offer.
      applePay: Boolean(walletUrls.applePay) && !/Android/.test(navigator.userAgent),
    },
    async loadApi() {
      const [{ topUpApi }, { FailureNotice }] = await Promise.all([
        import('./top-up.api.ts'),
        import('./FailureNotice.tsx'),
      ])
      addParts({ FailureNotice })
      return topUpApi()
    },
    clock: systemClock,
    async loadPaying(shared) {
      const [{ payingInPage }, { TopUpConfirmation: Confirmation }, { BankChoice }] = await Promise.all([
        import('./paying-in-page.ts'),
        import('./TopUpConfirmation.tsx'),
        import('./BankChoice.tsx'),
      ])
      addParts({ Confirmation, BankChoice })
      return payingInPage(shared, { line, language, waitingPath }, isWalletReady)
    },
  })
}

/** Ties the store to what this page keeps and where the browser goes. Returns what unties it. */
function runInPage(store: TopUpStore): () => void {
  const typed = typedDraft($draft.get())
  restoreDraft()
  changeDraft(typed)
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
