import { type Cents, toCents } from '../../../src/lib/money.ts'
import { type GainKind, gainOf, type PlanGain, type SoldPlan } from './catalogue.ts'
import { AllowanceEntry, PlanBuilderEntry, PlanBuilderStepEntry, readEntries } from './content-entries.ts'

/** How much of each: in GB, minutes and messages; null for unlimited. */
export interface OwnPlanWish {
  dataInLtInGB: number | null
  minutes: number | null
  messages: number | null
}

interface Choice {
  key: string
  priceInCents: Cents
  gain: PlanGain
}

const prefix = 'own-'

type Choices = Record<keyof OwnPlanWish, Choice[]>
let choices: { builder: ReturnType<typeof readBuilder>; offered: Choices } | undefined

/** A plan of one's own making; undefined where the content doesn't offer one of the choices. */
export function ownPlanFor(wish: OwnPlanWish): SoldPlan | undefined {
  const { offered } = readChoices()
  const wanted = (name: keyof OwnPlanWish) =>
    offered[name].find(({ gain }) => (wish[name] === null ? gain.unlimited : gain.limit === wish[name]))
  return put(wanted('dataInLtInGB'), wanted('minutes'), wanted('messages'))
}

/** The plan that an id made by `ownPlanFor` names; undefined for any other id. */
export function ownPlanOf(planId: string): SoldPlan | undefined {
  if (!planId.startsWith(prefix)) return undefined
  const { offered } = readChoices()
  const [data, minutes, messages] = planId.slice(prefix.length).split('-')
  return put(
    offered.dataInLtInGB.find(({ key }) => key === data),
    offered.minutes.find(({ key }) => key === minutes),
    offered.messages.find(({ key }) => key === messages),
  )
}

function put(...made: (Choice | undefined)[]): SoldPlan | undefined {
  const all = made.filter((choice) => choice !== undefined)
  const { builder } = readChoices()
  if (all.length < made.length || !builder) return undefined
  return {
    planId: `${prefix}${all.map(({ key }) => key).join('-')}`,
    planName: builder.title,
    productType: 'OWN_PLAN',
    priceInCents: toCents(all.reduce((sum, choice) => sum + choice.priceInCents, Number(builder.basePrice))),
    periodInDays: builder.periodInDays,
    gains: all.map(({ gain }) => gain),
  }
}

function readBuilder() {
  const [builder] = readEntries('planBuilder', PlanBuilderEntry).values()
  return builder
}

function readChoices() {
  if (choices) return choices
  const builder = readBuilder()
  const steps = readEntries('planBuilderStep', PlanBuilderStepEntry)
  const allowances = readEntries('allowance', AllowanceEntry)
  const choicesOf = (kind: GainKind, ids: readonly string[] = []): Choice[] =>
    ids.flatMap((id) => {
      const step = steps.get(id)
      const allowance = allowances.get(step?.allowance ?? '')
      return step && allowance
        ? [{ key: step.key, priceInCents: step.price, gain: gainOf(kind, allowance) }]
        : []
    })
  choices = {
    builder,
    offered: {
      dataInLtInGB: choicesOf('dataInLT', builder?.data),
      minutes: choicesOf('minutes', builder?.minutes),
      messages: choicesOf('messages', builder?.messages),
    },
  }
  return choices
}
