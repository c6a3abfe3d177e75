import { memo } from 'react'
import { fill } from '../../i18n/fill.ts'
import { formatEuro } from '../../lib/money.ts'
import { ChoiceCards } from '../../ui/ChoiceCards.tsx'
import type { OwnPlanChoice, OwnPlanPart } from '../own-plan/own-plan.ts'
import type { CreateYourPlanWords } from './create-your-plan.microcopy.ts'

interface Props {
  part: OwnPlanPart
  name: string
  choices: readonly OwnPlanChoice[]
  chosen: OwnPlanChoice
  words: CreateYourPlanWords
  onChoose: (part: OwnPlanPart, choice: OwnPlanChoice) => void
}

/** What can be chosen of one part. Kept while another part changes: all four again keep a slow phone from the price. */
export const PartChoices = memo(function PartChoices({
  part,
  name,
  choices,
  chosen,
  words,
  onChoose,
}: Props) {
  return (
    <ChoiceCards
      name={name}
      legend={words[`ownPlan.${part}`]}
      value={chosen.key}
      onChange={(key) => {
        const choice = choices.find((one) => one.key === key)
        if (choice) onChoose(part, choice)
      }}
      choices={choices.map(({ key, label, price: added }) => ({
        value: key,
        label,
        description:
          added === 0 ? words['ownPlan.included'] : fill(words['ownPlan.adds'], { price: formatEuro(added) }),
      }))}
    />
  )
})
