import { fillPlural } from '../../i18n/fill-plural.ts'
import { ChoiceCards } from '../../ui/ChoiceCards.tsx'
import { LatePart } from '../../ui/LatePart.tsx'
import { later } from '../../ui/later.tsx'
import { Drawing, type DrawingPaths } from './Drawing.tsx'
import { StepForm } from './StepForm.tsx'
import type { SimOrderWords } from './sim-order.microcopy.ts'
import type { StepScreen } from './sim-order.store.ts'
import { type DeliveryMethod, deliveryMethods } from './sim-order.ts'
import type { StepProps } from './sim-order-props.ts'
import { priceInWords } from './sim-order-words.ts'

const DeliveryFields = later(async () => (await import('./DeliveryFields.tsx')).DeliveryFields)

const drawings: Record<DeliveryMethod, DrawingPaths> = {
  /** A locker with one door open. */
  parcelTerminal: {
    paper: 'M6 6h36v36H6z',
    ink: 'M6 6h36v36H6zM18 6v36M30 6v36M6 18h36M6 30h36',
    spot: 'M30 18h12v12H30z',
  },
  /** A house with a door. */
  address: {
    paper: 'M8 22 24 8l16 14v20H8z',
    ink: 'M4 25 24 8l20 17M9 21v21h30V21',
    spot: 'M19 42V29h10v13z',
  },
}

type Props = StepProps<SimOrderWords> & { screen: StepScreen }

/** Where the SIM goes. */
export function DeliveryStep(props: Props) {
  const { words, language, draft, offer, store, idPrefix } = props
  const ways = offer.name === 'ready' ? offer.value.ways : undefined
  const wayInWords = (method: DeliveryMethod) =>
    ways &&
    fillPlural(
      words['cardOrder.wayPrice'],
      {
        price: priceInWords(ways[method].priceInCents, words),
        days: ways[method].workingDays,
      },
      language,
    )
  return (
    <StepForm {...props}>
      {(errorAt) => (
        <>
          <ChoiceCards
            name={`${idPrefix}method`}
            legend={words['cardOrder.methodLegend']}
            isWide
            choices={deliveryMethods.map((method) => ({
              value: method,
              label: (
                <>
                  <Drawing {...drawings[method]} />
                  {words[`cardOrder.${method}`]}
                </>
              ),
              description: <span className="way-price">{wayInWords(method)}</span>,
            }))}
            value={draft.method}
            onChange={(method) => store.change({ method })}
            error={errorAt('method')}
          />
          {draft.method && (
            <LatePart
              loadingLabel={words['cardOrder.asking']}
              failed={words['trouble.partNotLoaded']}
              tryAgain={words['cardOrder.tryAgain']}
            >
              <DeliveryFields {...props} isTold={props.screen.notice !== undefined} errorAt={errorAt} />
            </LatePart>
          )}
        </>
      )}
    </StepForm>
  )
}
