import type { Operator } from './operator.ts'

export const partNames = ['account', 'logIn', 'texts', 'cards'] as const
export type PartName = (typeof partNames)[number]
export const partStatuses = ['ok', 'degraded', 'down'] as const
/** How each part was the last time that it was used. */
export type Parts = Record<PartName, (typeof partStatuses)[number]>

export const wellParts = (): Parts => ({ account: 'ok', logIn: 'ok', texts: 'ok', cards: 'ok' })

/** What is known of the parts: nothing is tried because someone asks. */
export const health = ({ parts }: Operator) => ({
  parts: partNames.map((part) => ({ part, status: parts[part] })),
})

/** Sends a text, and notes how that went. */
export function sendNoted({ parts, sendText }: Operator, phoneNumber: string, text: string): void {
  try {
    sendText(phoneNumber, text)
    parts.texts = 'ok'
  } catch (error) {
    parts.texts = 'down'
    console.error(error)
  }
}
