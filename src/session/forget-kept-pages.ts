import { inTime } from '../lib/in-time.ts'

/** Who logs out waits no longer. Milliseconds. */
const patience = 1000

/** At a log-out: no worker answers any more, and no cache of the site is left. Never throws. */
export async function forgetKeptPages(): Promise<void> {
  await inTime(forget(), patience).catch(() => undefined)
}

/** The worker goes first: one that is just coming would fill its cache. */
async function forget(): Promise<void> {
  const workers = await navigator.serviceWorker.getRegistrations()
  await Promise.all(workers.map((worker) => worker.unregister()))
  const names = await caches.keys()
  await Promise.all(names.map((name) => caches.delete(name)))
}
