import * as v from 'valibot'
import { languages } from '../../i18n/language.ts'
import { endpoint } from './endpoint.ts'
import { enumeration } from './enumeration.ts'
import { PhoneNumber } from './phone-number.ts'
import { Email, PersonName } from './typed-text.ts'

/** Registers a number for the game. Who is signed in registers one of the account's numbers, a guest any of the operator's. */
export const gameRegistration = endpoint({
  method: 'POST',
  path: '/v1/game-registration',
  effect: 'write',
  request: v.object({
    phoneNumber: PhoneNumber,
    name: PersonName,
    email: Email,
    rulesAccepted: v.literal(true),
    language: v.picklist(languages),
  }),
  answer: v.object({ status: enumeration(['registered']) }),
  errors: ['NUMBER_NOT_OURS', 'ALREADY_REGISTERED', 'GAME_NOT_BEGUN', 'GAME_OVER'],
})
