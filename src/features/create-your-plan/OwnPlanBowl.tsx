import { memo } from 'react'
import sprite from '../../ui/berries.svg?url'
import type { ChosenPlan, OwnPlanOffer } from '../own-plan/own-plan.ts'
import { bowlOf } from './bowl.ts'

/** Left and top of each berry, from the rim up. */
const places = [
  [44, 34],
  [18, 36],
  [70, 36],
  [31, 16],
  [57, 16],
  [4, 22],
  [84, 22],
  [44, 0],
  [18, 4],
  [70, 4],
  [30, -12],
  [58, -12],
] as const

/** A bowl with a berry for what was chosen, and more of them for more of it. What it shows is beside it in words. */
export const OwnPlanBowl = memo(function OwnPlanBowl({
  offer,
  chosen,
}: {
  offer: OwnPlanOffer
  chosen: ChosenPlan
}) {
  const berries = bowlOf(offer, chosen)
  return (
    <svg className="own-plan-bowl" viewBox="0 -12 120 136" aria-hidden="true">
      {places
        .flatMap(([x, y], index) => {
          const filled = berries[index]
          return filled ? [{ ...filled, x, y }] : []
        })
        // The lower ones are in front.
        .toReversed()
        .map(({ key, berry, x, y }) => (
          <use key={key} href={`${sprite}#${berry}-mark`} x={x} y={y} width="32" height="32" />
        ))}
      <use href={`${sprite}#bowl-front`} y="6" width="120" height="120" />
    </svg>
  )
})
