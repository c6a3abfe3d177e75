import { CreateYourPlanScreen } from '../features/create-your-plan/CreateYourPlanScreen.tsx'
import type { CreateYourPlanWords } from '../features/create-your-plan/create-your-plan.microcopy.ts'
import { TripScreen } from '../features/roaming/TripScreen.tsx'
import type { TripWords } from '../features/roaming/trip.microcopy.ts'
import type { Drawing } from '../ui/Picture.tsx'
import { ownPlanOffer, ownPlans, readyPlans, tripOffer, trips } from './journey-states.ts'

interface Props {
  theme: string
  ownPlanWords: CreateYourPlanWords
  tripWords: TripWords
  tripDrawing: Drawing | undefined
}

const nothing = () => undefined

/** Every state of a plan of one's own and of the trip calculator. */
export function GalleryJourneys({ theme, ownPlanWords, tripWords, tripDrawing }: Props) {
  return (
    <>
      {ownPlans.map(([name, { chosen, confirmation, isLinkOld }], index) => (
        <div className="gallery-row" key={name}>
          <h3>Own plan: {name}</h3>
          <CreateYourPlanScreen
            words={ownPlanWords}
            language="lt"
            offer={ownPlanOffer}
            plans={readyPlans}
            plansPath="/"
            orderPath="/"
            year={2026}
            chosen={chosen}
            confirmation={confirmation}
            isLinkOld={isLinkOld}
            idPrefix={`own-plan-${index}-${theme}-`}
            onChoose={nothing}
            onOrder={nothing}
          />
        </div>
      ))}
      {trips.map(([name, draft, isLinkOld], index) => (
        <div className="gallery-row" key={name}>
          <h3>Trip: {name}</h3>
          <TripScreen
            words={tripWords}
            language="lt"
            offer={tripOffer}
            paths={{ order: '/', ownPlan: '/' }}
            drawing={tripDrawing}
            draft={draft}
            isLinkOld={isLinkOld}
            idPrefix={`trip-${index}-${theme}-`}
            onDraft={nothing}
          />
        </div>
      ))}
    </>
  )
}
