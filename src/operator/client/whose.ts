import * as v from 'valibot'
import { PhoneNumber } from '../contract/phone-number.ts'

/** Whose an answer is: asked for in one call with what belongs to a number, so that both are of the same moment. */
export const Whose = v.object({ ownedAsset: v.nullable(v.object({ phoneNumber: PhoneNumber })) })
