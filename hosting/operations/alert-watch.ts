import { type Alert, type AlertName, alertsIn, type Situation } from './alert-rules.ts'

/** An alert that holds, since an instant in UTC milliseconds. */
export interface OpenAlert extends Alert {
  since: number
}

interface Dependencies {
  situation: () => Promise<Situation>
  /** Sends a sentence to people; rejects where it may not have arrived. */
  send: (text: string) => Promise<void>
  siteOrigin: string
}

export interface AlertWatch {
  /** Looks once; call it twice a minute. Never rejects. */
  look: () => Promise<void>
  open: () => OpenAlert[]
}

/** Sends each alert when it begins and when it is over; one that couldn't be sent is sent at the next look. */
export function alertWatch({ situation, send, siteOrigin }: Dependencies): AlertWatch {
  const open = new Map<AlertName, OpenAlert & { isSent: boolean }>()

  async function said(text: string): Promise<boolean> {
    try {
      await send(text)
      return true
    } catch (error) {
      console.error(error)
      return false
    }
  }

  async function look(): Promise<void> {
    const now = await situation()
    const holding = new Map(alertsIn(now).map((alert) => [alert.name, alert]))
    for (const [name, alert] of holding) {
      const known = open.get(name) ?? { since: now.now, isSent: false }
      open.set(name, { ...known, ...alert })
    }
    for (const [name, alert] of open) {
      if (!holding.has(name)) {
        if (!alert.isSent || (await said(`Over: ${name} at ${siteOrigin}.`))) open.delete(name)
      } else if (!alert.isSent) {
        alert.isSent = await said(`${name} at ${siteOrigin}: ${alert.words}. What to do: docs/operations.md`)
      }
    }
  }

  return {
    look: () => look().catch((error: unknown) => console.error(error)),
    open: () => [...open.values()].map(({ name, words, since }) => ({ name, words, since })),
  }
}
