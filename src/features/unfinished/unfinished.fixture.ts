import * as v from 'valibot'
import { onTestFinished, vi } from 'vitest'
import type { Attempt } from '../../operator/client/intent.ts'
import { unfinishedMicrocopy } from './unfinished.microcopy.ts'
import { intentKeys, type Purpose, unfinishedPath } from './unfinished.ts'

/** Each text is its key. */
export const unfinishedWords = v.parse(
  v.object(v.entriesFromList(unfinishedMicrocopy, v.string())),
  Object.fromEntries(unfinishedMicrocopy.map((key) => [key, key])),
)

const told = {
  words: unfinishedWords,
  paths: { topUp: '/laukiama', autoTopUp: '/laukiama', order: '/uzsakymas', sim: '/sim', esim: '/esim' },
}

/** An attempt of each purpose that this browser has no answer to, of those that may cost money. */
export const begunWithoutAnswer: Record<Purpose, Partial<Attempt>> = {
  topUp: { outline: { method: 'googlePay' } },
  autoTopUp: { outline: { isPaidNow: false } },
  order: { outline: { planIds: ['l'], planNames: ['Avietė'] } },
  sim: { reference: 'XP3T-2WHD-005W-M8K7', outline: { totalInCents: 1038 } },
  esim: { reference: 'XP3T-2WHD-005W-M8K7', outline: { totalInCents: 790 } },
}

/** The browser keeps that these were begun. */
export function keepBegun(purpose: Purpose, ...attempts: Partial<Attempt>[]): void {
  const saved = attempts.map((attempt, index) => ({
    idempotencyKey: `${purpose}-${index}`,
    fingerprint: `${purpose}-${index}`,
    madeAt: Date.now(),
    ...attempt,
  }))
  localStorage.setItem(`app:v1:${intentKeys[purpose]}`, JSON.stringify(saved))
  onTestFinished(() => localStorage.removeItem(`app:v1:${intentKeys[purpose]}`))
}

/** An operator that says this of each payment and order, or nothing; and the file with the question's words. */
export function answerAbout(status?: object) {
  const fetched = vi.fn((_: string) => {})
  const real = globalThis.fetch
  vi.stubGlobal('fetch', async (asked: string | URL, init?: RequestInit) => {
    const { pathname } = new URL(asked, location.origin)
    fetched(pathname)
    if (pathname === unfinishedPath('lt')) return Response.json(told)
    if (/check-result|orders\/status/.test(pathname))
      return status ? Response.json(status) : Response.json({ code: 'INTERNAL' }, { status: 500 })
    return real(asked, init)
  })
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  return fetched
}
