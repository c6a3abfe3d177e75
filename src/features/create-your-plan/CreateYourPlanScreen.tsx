import { memo, type Ref, useDeferredValue } from 'react'
import { fill } from '../../i18n/fill.ts'
import type { Language } from '../../i18n/language.ts'
import { fairUse, wholesaleCap, withoutVat } from '../../lib/fair-use.ts'
import { type Cents, formatAmount, formatEuro, toCents } from '../../lib/money.ts'
import { troubleKey } from '../../session/trouble-words.ts'
import { Berry } from '../../ui/Berry.tsx'
import { Button } from '../../ui/Button.tsx'
import { CopyLink } from '../../ui/CopyLink.tsx'
import { Notification } from '../../ui/Notification.tsx'
import { Period } from '../../ui/Period.tsx'
import { Trouble } from '../../ui/Trouble.tsx'
import { UntilOnline } from '../../ui/UntilOnline.tsx'
import {
  addressOf,
  type ChosenPlan,
  type OwnPlanChoice,
  type OwnPlanOffer,
  type OwnPlanPart,
  ownPlanParts,
  ownPlanPrice,
} from '../own-plan/own-plan.ts'
import { planBerry } from '../own-plan/plan-berry.ts'
import type { CreateYourPlanWords } from './create-your-plan.microcopy.ts'
import type { Confirmation } from './create-your-plan.store.ts'
import { cheaperReadyPlan, type ReadyPlan } from './create-your-plan.ts'
import { OwnPlanBowl } from './OwnPlanBowl.tsx'
import { PartChoices } from './PartChoices.tsx'

interface Props {
  words: CreateYourPlanWords
  language: Language
  offer: OwnPlanOffer
  plans: readonly ReadyPlan[]
  plansPath: string
  orderPath: string | undefined
  year: number
  chosen: ChosenPlan
  confirmation: Confirmation
  /** The address chose something that is no longer sold: another choice is in its place. */
  isLinkOld?: boolean | undefined
  /** Keeps the names of fields apart where several are in one page. */
  idPrefix?: string
  partsRef?: Ref<HTMLDivElement>
  orderButtonRef?: Ref<HTMLButtonElement>
  onChoose: (part: OwnPlanPart, choice: OwnPlanChoice) => void
  onOrder: () => void
}

export function CreateYourPlanScreen({
  words,
  language,
  offer,
  plans,
  plansPath,
  orderPath,
  year,
  chosen,
  confirmation,
  isLinkOld = false,
  idPrefix = '',
  partsRef,
  orderButtonRef,
  onChoose,
  onOrder,
}: Props) {
  const price = ownPlanPrice(offer, chosen)
  const deferred = useDeferredValue(chosen)
  const shownPrice = confirmation.name === 'otherPrice' ? confirmation.price : price
  const isAsking = confirmation.name === 'asking'
  const isConfirmed = confirmation.name === 'confirmed' || confirmation.name === 'otherPrice'
  return (
    <div className="own-plan" ref={partsRef}>
      <div className="own-plan-parts">
        {isLinkOld && (
          <Notification type="warning">
            <p>{words['ownPlan.linkOld']}</p>
          </Notification>
        )}
        {ownPlanParts.map((part) => (
          <PartChoices
            key={part}
            part={part}
            name={`${idPrefix}${part}`}
            choices={offer.choices[part]}
            chosen={chosen[part]}
            words={words}
            onChoose={onChoose}
          />
        ))}
      </div>
      <div className="own-plan-total">
        <OwnPlanBowl offer={offer} chosen={deferred} />
        <p className="own-plan-price">
          <span className="sr-only">{words['ownPlan.yours']}: </span>
          <span className="price">{formatEuro(shownPrice)}</span>{' '}
          <span>
            <Period days={offer.periodInDays} words={words} language={language} />
          </span>
        </p>
        {orderPath && (
          <Button
            ref={orderButtonRef}
            isFullWidthOnDesktop
            busyLabel={isAsking && confirmation.isOrdered ? words['ownPlan.asking'] : undefined}
            data-order={isConfirmed ? orderPath : undefined}
            data-plan={isConfirmed ? confirmation.planId : undefined}
            onClick={onOrder}
          >
            {words['ownPlan.order']}
          </Button>
        )}
      </div>
      <OwnPlanDetails
        words={words}
        offer={offer}
        plans={plans}
        plansPath={plansPath}
        year={year}
        chosen={deferred}
        confirmation={useDeferredValue(confirmation)}
        onOrder={onOrder}
      />
    </div>
  )
}

type DetailsProps = Pick<
  Props,
  'words' | 'offer' | 'plans' | 'plansPath' | 'year' | 'chosen' | 'confirmation' | 'onOrder'
>

/** What is around the price. It comes a frame after it: on a slow phone the price would wait for these lines. */
const OwnPlanDetails = memo(function OwnPlanDetails({
  words,
  offer,
  plans,
  plansPath,
  year,
  chosen,
  confirmation,
  onOrder,
}: DetailsProps) {
  const price = ownPlanPrice(offer, chosen)
  return (
    <div className="own-plan-details">
      <ul>
        {holdingsOf(chosen, price, year, words).map(({ of, told }) => (
          <li key={of}>{told}</li>
        ))}
      </ul>
      <ConfirmationText confirmation={confirmation} words={words} onOrder={onOrder} />
      <Cheaper
        plan={cheaperReadyPlan(plans, offer, chosen)}
        price={price}
        words={words}
        plansPath={plansPath}
      />
      <CopyLink
        address={addressOf(chosen)}
        label={words['ownPlan.share']}
        copied={words['ownPlan.shared']}
        copyFailed={words['ownPlan.notShared']}
      />
    </div>
  )
})

interface Holding {
  of: OwnPlanPart | 'inEu'
  told: string
}

/** What the chosen plan holds, a line each. */
function holdingsOf(
  { data, minutes, messages, zone }: ChosenPlan,
  price: Cents,
  year: number,
  words: CreateYourPlanWords,
): Holding[] {
  const gigabytes = (amount: number | null) => `${amount}\u00a0${words['plan.unitGb']}`
  const limit = fairUse(price, year)
  const inEu =
    data.amount !== null && data.amount <= limit
      ? fill(words['ownPlan.inEuAtHome'], { data: gigabytes(data.amount) })
      : fill(words['ownPlan.inEuLimit'], {
          data: gigabytes(limit),
          year,
          price: formatAmount(toCents(withoutVat(price))),
          cap: formatAmount(toCents(wholesaleCap(year))),
        })
  return [
    { of: 'data', told: `${words['ownPlan.data']}: ${data.label}` },
    { of: 'inEu', told: inEu },
    ...(zone.amount === 0
      ? []
      : [
          {
            of: 'zone' as const,
            told: fill(words['ownPlan.zoneData'], { zone: zone.label, data: gigabytes(zone.amount) }),
          },
        ]),
    { of: 'minutes', told: `${words['ownPlan.minutes']}: ${minutes.label}` },
    { of: 'messages', told: `${words['ownPlan.messages']}: ${messages.amount ?? messages.label}` },
  ]
}

interface ConfirmationTextProps {
  confirmation: Confirmation
  words: CreateYourPlanWords
  onOrder: () => void
}

/** Said to a screen reader once the person has stopped choosing, not at every step. */
function ConfirmationText({ confirmation, words, onOrder }: ConfirmationTextProps) {
  return (
    <div className="own-plan-confirmation" role="status">
      {(() => {
        switch (confirmation.name) {
          case 'unasked':
            return words['plan.vatIncluded']
          case 'asking':
            return words['ownPlan.asking']
          case 'confirmed':
            return `${fill(words['ownPlan.confirmed'], { price: formatEuro(confirmation.price) })} ${words['plan.vatIncluded']}`
          case 'otherPrice':
            return fill(words['ownPlan.otherPrice'], { price: formatEuro(confirmation.price) })
          case 'notOffered':
            return words['ownPlan.notOffered']
          case 'failed':
            return (
              <>
                <UntilOnline failure={confirmation.failed}>
                  <Trouble
                    title={words['ownPlan.failed']}
                    text={words[troubleKey(confirmation.failed)]}
                    reference={fill(words['trouble.reference'], { reference: confirmation.failed.reference })}
                  >
                    <Button type="outline" size="sm" onClick={onOrder}>
                      {words['ownPlan.tryAgain']}
                    </Button>
                  </Trouble>
                </UntilOnline>
                {words['plan.vatIncluded']}
              </>
            )
        }
      })()}
    </div>
  )
}

interface CheaperProps {
  plan: ReadyPlan | undefined
  /** What the chosen plan costs, euro cents. */
  price: Cents
  words: CreateYourPlanWords
  plansPath: string
}

function Cheaper({ plan, price, words, plansPath }: CheaperProps) {
  if (!plan) return undefined
  const saved = formatEuro(toCents(price - plan.price))
  return (
    <aside className="own-plan-cheaper">
      <p>
        <Berry berry={planBerry(plan.planId, plan.berry)} detail="mark" />
        <b>{fill(words['ownPlan.cheaper'], { plan: plan.title, price: formatEuro(plan.price) })}</b>{' '}
        {fill(words['ownPlan.saves'], { price: saved })}
      </p>
      <p>{plan.holds.join(', ')}</p>
      <a href={plansPath}>{words['ownPlan.seePlan']}</a>
    </aside>
  )
}
