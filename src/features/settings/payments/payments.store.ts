import type { Loader } from '../../../session/loaded.ts'
import { type Changing, createChanging } from '../change.ts'
import { putSettings, type Settings } from '../settings.store.ts'
import type { PaymentsApi } from './payments.api.ts'

interface PaymentsStore extends Pick<Changing, '$change'> {
  deleteCard(cardDetailsReference: string): Promise<void>
  /** Several at once; what was not removed stays and is asked for again. */
  deleteRecurringPayments(ids: readonly string[]): Promise<void>
  pauseRecurringPayment(id: string, paused: boolean): Promise<void>
}

/** Changes cards and auto top-ups; what is shown is what the operator answered, and what was there where it didn't. */
export function createPaymentsStore(settings: Loader<Settings>, api: PaymentsApi): PaymentsStore {
  const { $change, run, refuse } = createChanging()
  return {
    $change,
    async deleteCard(reference) {
      const target = `card ${reference}`
      const answer = await run(target, () => api.deleteSavedCard(reference))
      if (!answer) return
      if (!answer.isRemoved) {
        refuse(target)
        return settings.refresh()
      }
      putSettings(settings, ({ cardsDetails, recurringPayments }) => ({
        cardsDetails: cardsDetails.filter((card) => card.cardDetailsReference !== reference),
        recurringPayments: recurringPayments.filter(
          ({ recurringPaymentId }) => !answer.recurringPaymentsRemoved.includes(recurringPaymentId),
        ),
      }))
    },
    async deleteRecurringPayments(ids) {
      const removals = await run('recurring', () => api.deleteRecurringPayments([...ids]))
      if (!removals) return
      const removed = removals.flatMap((one) => (one.isRemoved ? [one.recurringPaymentId] : []))
      putSettings(settings, ({ recurringPayments }) => ({
        recurringPayments: recurringPayments.filter((one) => !removed.includes(one.recurringPaymentId)),
      }))
      if (ids.every((id) => removed.includes(id))) return
      refuse('recurring')
      await settings.refresh()
    },
    async pauseRecurringPayment(id, paused) {
      const changed = await run(`pause ${id}`, () => api.pauseRecurringPayment(id, paused))
      if (!changed) return
      putSettings(settings, ({ recurringPayments }) => ({
        recurringPayments: recurringPayments.map((one) => (one.recurringPaymentId === id ? changed : one)),
      }))
    },
  }
}
