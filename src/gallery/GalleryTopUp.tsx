import { BankChoice } from '../features/top-up/BankChoice.tsx'
import { FailureNotice } from '../features/top-up/FailureNotice.tsx'
import { firstOffer, optionsOf } from '../features/top-up/payment-choice.ts'
import { TopUpConfirmation } from '../features/top-up/TopUpConfirmation.tsx'
import { TopUpForm } from '../features/top-up/TopUpForm.tsx'
import { TopUpResultScreen } from '../features/top-up/TopUpResultScreen.tsx'
import type { TopUpWords } from '../features/top-up/top-up.microcopy.ts'
import type { TopUpResultWords } from '../features/top-up/top-up-result.microcopy.ts'
import { bankLists, confirmations, forms, limits, obstacles, results } from './top-up-states.ts'

interface Props {
  theme: string
  words: TopUpWords
  resultWords: TopUpResultWords
  /** The title of the page that shows such a payment. */
  titles: Record<'pending' | 'paid' | 'failed', string>
  topUpPath: string
}

const nothing = () => undefined
const noBanks = { name: 'none' } as const
const noPayment = async () => false
const noAnswer = async () => undefined
const firstOptions = optionsOf(firstOffer, {}, 0)

/** Every state of a top-up, from the form to the outcome; without script, so that none takes focus. */
export function GalleryTopUp({ theme, words, resultWords, titles, topUpPath }: Props) {
  return (
    <>
      <div className="gallery-row gallery-states">
        {forms.map(([name, { screen, draft, options = firstOptions }], index) => (
          <div key={name}>
            <h3>Top-up: {name}</h3>
            <TopUpForm
              words={words}
              limits={limits}
              screen={screen}
              draft={draft}
              options={options}
              banks={noBanks}
              onChoose={nothing}
              onDraft={nothing}
              onReview={nothing}
              idPrefix={`top-up-${index}-${theme}`}
            />
          </div>
        ))}
      </div>
      <div className="gallery-row gallery-states">
        {bankLists.map(([name, list], index) => (
          <div key={name} data-part>
            <h3>Top-up, banks: {name}</h3>
            <BankChoice
              name={`banks-${index}-${theme}`}
              words={words}
              {...list}
              onChoose={nothing}
              onAskAgain={nothing}
            />
          </div>
        ))}
        {obstacles.map((failure) => (
          <div key={failure.kind} data-part>
            <h3>Top-up, in the way: {failure.kind}</h3>
            <FailureNotice failure={failure} words={words} />
          </div>
        ))}
      </div>
      <div className="gallery-row gallery-states">
        {confirmations.map(([name, screen], index) => (
          <div key={name}>
            <h3>Top-up confirmation: {name}</h3>
            <TopUpConfirmation
              words={words}
              language="lt"
              screen={screen}
              isCustomer={name === 'Confirmation'}
              onPay={noPayment}
              onCheckEarlier={noAnswer}
              onShowEarlier={nothing}
              onPayBeside={noAnswer}
              onFail={nothing}
              onChange={nothing}
              idPrefix={`confirm-${index}-${theme}`}
            />
          </div>
        ))}
      </div>
      <div className="gallery-row gallery-states">
        {results.map(([name, screen]) => (
          <div key={name}>
            <h3>Top-up result: {name}</h3>
            <div className="result">
              <TopUpResultScreen
                screen={screen}
                title={titleOf(screen, titles)}
                words={resultWords}
                language="lt"
                topUpPath={topUpPath}
                otherMethodPath={topUpPath}
                headingTag="h4"
                isAfterFailure={name === 'Paid, receipt'}
                onAskAgain={nothing}
              />
            </div>
          </div>
        ))}
      </div>
    </>
  )
}

function titleOf(screen: (typeof results)[number][1], titles: Props['titles']): string {
  if (screen.name !== 'known') return ''
  const { status } = screen.result
  return status === 'pending' || status === 'paid' ? titles[status] : titles.failed
}
