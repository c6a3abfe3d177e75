import * as v from 'valibot'
import { ActivationError } from './activation-error.ts'
import { otherThan } from './enumeration.ts'
import { PhoneNumber } from './phone-number.ts'

/** How it may be under this version of the contract. */
const known = [
  v.object({ activationStatus: v.literal('SUCCEEDED'), phoneNumber: PhoneNumber }),
  v.object({ activationStatus: v.literal('ACTIVATION_IN_PROGRESS'), phoneNumber: PhoneNumber }),
  v.object({ activationStatus: v.literal('FAILED'), phoneNumber: PhoneNumber, reason: ActivationError }),
] as const

/** How the activation of a declared number is; `ACTIVATION_IN_PROGRESS` becomes one of the others. */
export const DeclarationActivation = v.variant('activationStatus', [
  ...known,
  v.object({ activationStatus: otherThan(known, 'activationStatus'), phoneNumber: PhoneNumber }),
])
export type DeclarationActivation = v.InferOutput<typeof DeclarationActivation>
