import { fairUseOf, vilniusYear } from '../../../src/lib/fair-use.ts'
import { type Cents, toCents } from '../../../src/lib/money.ts'
import { isOwnPlan, ownPlanPrefix } from '../../../src/operator/contract/own-plan-id.ts'
import { type GainKind, gainOf, type PlanGain, type SoldPlan } from './catalogue.ts'
import { AllowanceEntry, PlanBuilderEntry, PlanBuilderStepEntry, readEntries } from './content-entries.ts'

/** How much of each: in GB, minutes and messages; null for unlimited. The zone beyond the EU/EEA is null for none. */
export interface OwnPlanWish {
  dataInLtInGB: number | null
  minutes: number | null
  messages: number | null
  roamingZone: string | null
}

interface Choice {
  key: string
  priceInCents: Cents
  gain: PlanGain | undefined
}

interface Choices {
  data: Choice[]
  minutes: Choice[]
  messages: Choice[]
  zones: Choice[]
}

interface OwnPlan {
  planId: string
  choices: { [Kind in keyof Choices]: Choice }
}

let offered: { builder: ReturnType<typeof readBuilder>; plans: OwnPlan[] } | undefined

/** A plan of one's own making at an instant (UTC milliseconds); undefined where the content doesn't offer a choice. */
export function ownPlanFor(wish: OwnPlanWish, at: number): SoldPlan | undefined {
  const isAmount = ({ gain }: Choice, amount: number | null) =>
    amount === null ? gain?.unlimited === true : gain?.unlimited === false && gain.limit === amount
  const isZone = ({ gain }: Choice) => (gain?.roamingZone ?? null) === wish.roamingZone
  const plan = readOffered().plans.find(
    ({ choices: { data, minutes, messages, zones } }) =>
      isAmount(data, wish.dataInLtInGB) &&
      isAmount(minutes, wish.minutes) &&
      isAmount(messages, wish.messages) &&
      isZone(zones),
  )
  return plan && sold(plan, at)
}

/** The plan that an id made by `ownPlanFor` names; undefined for any other id. */
export function ownPlanOf(planId: string, at: number): SoldPlan | undefined {
  if (!isOwnPlan(planId)) return undefined
  const plan = readOffered().plans.find((one) => one.planId === planId)
  return plan && sold(plan, at)
}

/** In the EU/EEA it gives what fair use says of its price in the year in which it is asked for. */
function sold({ planId, choices: { data, minutes, messages, zones } }: OwnPlan, at: number) {
  const { builder } = readOffered()
  if (!builder) return undefined
  const all = [data, minutes, messages, zones]
  const priceInCents = toCents(
    all.reduce((sum, choice) => sum + choice.priceInCents, Number(builder.basePrice)),
  )
  const atHome = data.gain?.unlimited ? undefined : data.gain?.limit
  const inEu: PlanGain = {
    kind: 'dataInEU',
    unit: 'GB',
    unlimited: false,
    limit: fairUseOf(priceInCents, vilniusYear(at), atHome),
    displayLimit: null,
    roamingZone: null,
  }
  const plan: SoldPlan = {
    planId,
    planName: builder.title,
    productType: 'OWN_PLAN',
    priceInCents,
    periodInDays: builder.periodInDays,
    renews: true,
    gains: [data.gain, inEu, zones.gain, minutes.gain, messages.gain].filter((gain) => gain !== undefined),
  }
  return plan
}

function readBuilder() {
  const [builder] = readEntries('planBuilder', PlanBuilderEntry).values()
  return builder
}

function readOffered() {
  if (offered) return offered
  const builder = readBuilder()
  const steps = readEntries('planBuilderStep', PlanBuilderStepEntry)
  const allowances = readEntries('allowance', AllowanceEntry)
  const choicesOf = (kind: GainKind, ids: readonly string[] = []): Choice[] =>
    ids.flatMap((id) => {
      const step = steps.get(id)
      if (!step) return []
      const allowance = allowances.get(step.allowance ?? '')
      const gain = allowance && gainOf(kind, allowance)
      return { key: step.key, priceInCents: step.price, gain }
    })
  // A choice of zone is called like the zone; the EU/EEA, where every plan works, brings nothing of its own.
  const zones = choicesOf('dataAbroad', builder?.roamingZones).map(
    ({ gain, ...zone }): Choice => ({ ...zone, gain: gain && { ...gain, roamingZone: zone.key } }),
  )
  offered = {
    builder,
    plans: everyPlan({
      data: choicesOf('dataInLT', builder?.data),
      minutes: choicesOf('minutes', builder?.minutes),
      messages: choicesOf('messages', builder?.messages),
      zones,
    }),
  }
  return offered
}

const everyPlan = (choices: Choices): OwnPlan[] =>
  choices.data.flatMap((data) =>
    choices.minutes.flatMap((minutes) =>
      choices.messages.flatMap((messages) =>
        choices.zones.map((zones) => {
          const keys = [data, minutes, messages, ...(zones.gain ? [zones] : [])].map(({ key }) => key)
          return { planId: `${ownPlanPrefix}${keys.join('-')}`, choices: { data, minutes, messages, zones } }
        }),
      ),
    ),
  )
