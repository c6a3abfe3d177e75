import * as v from 'valibot'
import { ActivationError } from './activation-error.ts'
import { PhoneNumber } from './phone-number.ts'

/** How the activation of a declared number stands; `ACTIVATION_IN_PROGRESS` becomes one of the others. */
export const DeclarationActivation = v.variant('activationStatus', [
  v.object({ activationStatus: v.literal('SUCCEEDED'), phoneNumber: PhoneNumber }),
  v.object({ activationStatus: v.literal('ACTIVATION_IN_PROGRESS'), phoneNumber: PhoneNumber }),
  v.object({ activationStatus: v.literal('FAILED'), phoneNumber: PhoneNumber, reason: ActivationError }),
])
export type DeclarationActivation = v.InferOutput<typeof DeclarationActivation>
