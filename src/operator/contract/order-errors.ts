import type * as v from 'valibot'
import { enumeration } from './enumeration.ts'

/** Why an order isn't or wasn't taken as it is. */
export const orderErrors = [
  'INSUFFICIENT_BALANCE',
  'NUMBER_BLOCKED',
  'NUMBER_NOT_REGISTERED',
  'PLAN_NOT_AVAILABLE',
  'ORDER_IN_PROGRESS',
] as const
export type OrderError = (typeof orderErrors)[number] | 'unknown'

/** What a person should know of an item before ordering it. */
export const orderItemNotificationKeys = [
  'PLAN_NOT_AVAILABLE',
  'ALREADY_ACTIVE',
  'REPLACES_PLAN',
  'ACTIVATES_LATER',
] as const
export type OrderItemNotificationKey = (typeof orderItemNotificationKeys)[number] | 'unknown'

/** `errorMessage`: a code, `unknown` where this site has no words for it. */
export const OrderError: v.GenericSchema<string, OrderError> = enumeration(orderErrors)

/** `notification.key`; of an unknown one the message beside it is shown. */
export const OrderItemNotificationKey: v.GenericSchema<string, OrderItemNotificationKey> =
  enumeration(orderItemNotificationKeys)
