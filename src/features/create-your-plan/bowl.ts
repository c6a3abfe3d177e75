import type { Berry } from '../../content/berry.ts'
import { type ChosenPlan, type OwnPlanChoice, type OwnPlanOffer, ownPlanParts } from '../own-plan/own-plan.ts'

const berryOfPart = {
  data: 'blueberry',
  minutes: 'wildStrawberry',
  messages: 'raspberry',
  zone: 'bramble',
} as const satisfies Record<(typeof ownPlanParts)[number], Berry>

const mostOfPart = 3

const sizeOf = ({ amount }: OwnPlanChoice) => amount ?? Number.POSITIVE_INFINITY

/** How many berries a choice puts in: none for nothing, else one to three by its size among the choices of its part. */
function countOf(choices: readonly OwnPlanChoice[], choice: OwnPlanChoice): number {
  if (choice.amount === 0) return 0
  const sizes = [...new Set(choices.map(sizeOf).filter((size) => size > 0))].toSorted(
    (one, other) => one - other,
  )
  const place = sizes.indexOf(sizeOf(choice))
  return sizes.length < 2 ? 1 : 1 + Math.round((place / (sizes.length - 1)) * (mostOfPart - 1))
}

export interface BerryInBowl {
  /** The same berry as long as it stays in. */
  key: string
  berry: Berry
}

/** The berries that a plan of one's own puts in its bowl, the parts mixed: a berry of each part first. */
export function bowlOf({ choices }: Pick<OwnPlanOffer, 'choices'>, chosen: ChosenPlan): BerryInBowl[] {
  const counts = ownPlanParts.map((part) => ({ part, count: countOf(choices[part], chosen[part]) }))
  return Array.from({ length: mostOfPart }, (_, layer) =>
    counts
      .filter(({ count }) => count > layer)
      .map(({ part }) => ({ key: `${part}${String(layer)}`, berry: berryOfPart[part] })),
  ).flat()
}
