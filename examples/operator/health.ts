import type { Operator } from './operator.ts'
import { partNames } from './parts.ts'

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
