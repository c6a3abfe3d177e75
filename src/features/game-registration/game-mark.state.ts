import { keptForVisit } from '../../lib/visit-storage.ts'

/** That someone registered in this visit, and nothing more of it. */
export const gameMark = keptForVisit('game-registration', (value): value is true => value === true)
