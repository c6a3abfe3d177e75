import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { RecurringPayment } from '../../operator/client/recurring-payment.ts'
import type { Loaded } from '../../session/loaded.ts'
import { autoTopUps } from './auto-top-ups.store.ts'

/** The account's auto top-ups, asked for as soon as they make a difference. */
export function useAutoTopUps(isNeeded: boolean): Loaded<RecurringPayment[]> {
  useEffect(() => {
    if (isNeeded) void autoTopUps.load()
  }, [isNeeded])
  return useStore(autoTopUps.$loaded)
}
