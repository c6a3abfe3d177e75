import { keptForVisit } from '../../lib/visit-storage.ts'

/** That a number was registered in this visit: the success page says so to nobody else. */
export const registeredForGame = keptForVisit(
  'game-registration',
  (value): value is 'registered' => value === 'registered',
)
