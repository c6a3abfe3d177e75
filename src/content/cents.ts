import * as v from 'valibot'
import { toCents } from '../lib/money.ts'

/** A sum in the snapshot: whole euro cents. */
export const CentsInContent = v.pipe(v.number(), v.integer(), v.transform(toCents))
