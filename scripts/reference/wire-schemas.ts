import { type ConversionConfig, type JsonSchema, toJsonSchema } from '@valibot/to-json-schema'
import type * as v from 'valibot'
import { ActivationError, declarationFailureReasons } from '../../src/operator/contract/activation-error.ts'
import { CalendarDate } from '../../src/operator/contract/calendar-date.ts'
import { CardDetails } from '../../src/operator/contract/card-details.ts'
import { EsimProfile } from '../../src/operator/contract/esim-orders-status.ts'
import { AmountInCents, PriceInCents } from '../../src/operator/contract/euro-amount.ts'
import { Instant } from '../../src/operator/contract/instant.ts'
import { Line } from '../../src/operator/contract/line.ts'
import { LinkResponseKey, linkResultKeys } from '../../src/operator/contract/link-result.ts'
import { PaymentReference } from '../../src/operator/contract/payment-card.ts'
import { PhoneNumber } from '../../src/operator/contract/phone-number.ts'
import {
  RedirectUrl,
  ReturnPath,
  ReturnPathWithFragment,
  SitePathWithFragment,
} from '../../src/operator/contract/return-path.ts'
import { OrderReference } from '../../src/operator/contract/sim-order.ts'
import {
  Email,
  Identifier,
  PersonName,
  PukCode,
  VerificationCode,
} from '../../src/operator/contract/typed-text.ts'

/** What several calls have in common and is in the reference once, by its name in the contract. */
const named: Record<string, v.GenericSchema> = {
  ActivationError,
  AmountInCents,
  CalendarDate,
  CardDetails,
  Email,
  EsimProfile,
  Identifier,
  Instant,
  Line,
  LinkResponseKey,
  OrderReference,
  PaymentReference,
  PersonName,
  PhoneNumber,
  PriceInCents,
  PukCode,
  RedirectUrl,
  ReturnPath,
  ReturnPathWithFragment,
  SitePathWithFragment,
  VerificationCode,
}

/** What a check by code says, which no generator can read out of it. */
const byHand: Record<string, JsonSchema> = {
  ActivationError: { enum: [...declarationFailureReasons] },
  LinkResponseKey: { anyOf: [{ enum: [...linkResultKeys] }, { type: 'null' }] },
  PhoneNumber: { type: 'string', pattern: '^\\+3706\\d{7}$' },
  RedirectUrl: { type: 'string', format: 'uri', pattern: '^https://' },
}

const config: ConversionConfig = {
  typeMode: 'input',
  errorMode: 'ignore',
  target: 'draft-2020-12',
  overrideSchema: ({ jsonSchema: { oneOf, ...json } }) =>
    oneOf ? { ...json, oneOf: oneOf.filter((option) => !isNotYet(option)) } : undefined,
}

/** An option for what a later version of the contract may add: nothing of it is on the wire under this one. */
const isNotYet = (option: JsonSchema | boolean): boolean =>
  typeof option === 'object' &&
  Object.values(option.properties ?? {}).some((field) => typeof field === 'object' && field.not !== undefined)

/** A schema as it is on the wire (JSON Schema 2020-12); what has a name is a reference to it. */
export function wireSchema(schema: v.GenericSchema): JsonSchema {
  const {
    $schema: _,
    $defs: _definitions,
    ...json
  } = toJsonSchema(schema, {
    ...config,
    definitions: named,
    overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  })
  return json
}

/** The named schemas by their names. */
export const namedSchemas = (): Record<string, JsonSchema> =>
  Object.fromEntries(
    Object.entries(named).map(([name, schema]) => {
      const { $schema: _, ...json } = toJsonSchema(schema, config)
      return [name, byHand[name] ?? json]
    }),
  )
