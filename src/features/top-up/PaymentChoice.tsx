import { memo } from 'react'
import { fill } from '../../i18n/fill.ts'
import { ChoiceCards } from '../../ui/ChoiceCards.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { PaymentMarks } from '../../ui/PaymentMarks.tsx'
import { CardName, expiryOf, maskOf } from '../saved-cards/card.tsx'
import { type Choice, chosenOption, type Option, optionValue } from './payment-choice.ts'
import { marksOf, methodName } from './payment-words.ts'
import type { TopUpWords } from './top-up.microcopy.ts'

interface Props {
  name: string
  words: TopUpWords
  options: readonly Option[]
  choice: Choice | undefined
  onChoose: (choice: Choice) => void
}

/** The ways to pay as cards. A saved card that has expired says so and can't be chosen. Kept while a field is typed in. */
export const PaymentChoice = memo(function PaymentChoice({ name, words, options, choice, onChoose }: Props) {
  const chosen = chosenOption(options, choice)
  return (
    <ChoiceCards
      name={name}
      legend={words['topUp.method']}
      isWide
      choices={options.map((option) => ({
        value: optionValue(option.choice),
        label: (
          <>
            <Look option={option} />
            {option.card ? (
              <CardName masked={maskOf(option.card)} words={words} />
            ) : (
              methodName(words, option.choice.method)
            )}
          </>
        ),
        description:
          option.card &&
          (option.isExpired
            ? words['topUp.cardExpired']
            : fill(words['topUp.cardValidUntil'], { date: expiryOf(option.card.cardInfo) })),
        isOff: option.isExpired,
        isRow: option.card !== undefined,
      }))}
      value={chosen && optionValue(chosen.choice)}
      onChange={(value) => {
        const option = options.find((each) => optionValue(each.choice) === value)
        if (option) onChoose(option.choice)
      }}
    />
  )
})

function Look({ option }: { option: Option }) {
  const marks = marksOf(option)
  return marks.length > 0 ? (
    <PaymentMarks marks={marks} />
  ) : (
    <Icon name={option.choice.method === 'bankLink' ? 'bank' : 'card'} size="lg" />
  )
}
