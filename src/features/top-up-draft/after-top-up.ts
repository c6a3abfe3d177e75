import { returnPathFrom } from '../../lib/return-path.ts'
import { keptForVisit } from '../../lib/visit-storage.ts'

const isPath = (value: unknown): value is string =>
  typeof value === 'string' && returnPathFrom(value) === value

/** Where someone who tops up for something continues with it, such as an order. */
export const afterTopUp = keptForVisit('after-top-up', isPath)
