import type { KeptChoice } from './sim-order.state.ts'
import {
  type Choice,
  type Draft,
  deliveryMethods,
  deviceAnswers,
  emptyChoice,
  type SimKind,
  type Step,
  stepsOf,
} from './sim-order.ts'

/** What a visit keeps of a draft: nothing that says who orders or where they live. */
export const choiceToKeep = (
  { method, parcelTerminalId, device, planId }: Draft,
  step: Step,
): KeptChoice => ({
  step,
  method: method ?? '',
  parcelTerminalId,
  device: device ?? '',
  planId,
})

/** What was kept, as far as it is still something that can be chosen. */
export const choiceFrom = (kept: KeptChoice | undefined): Choice =>
  kept
    ? {
        method: deliveryMethods.find((method) => method === kept.method),
        parcelTerminalId: kept.parcelTerminalId,
        device: deviceAnswers.find((device) => device === kept.device),
        planId: kept.planId,
      }
    : emptyChoice

/** A step of this kind's order by its name; undefined for anything else. */
export function stepFrom(kind: SimKind, name: unknown): Step | undefined {
  const steps: readonly Step[] = [...stepsOf[kind], 'summary']
  return steps.find((step) => step === name)
}
