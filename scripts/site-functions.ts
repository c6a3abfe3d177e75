import { join } from 'node:path'
import type { Environment } from '../hosting/environment.ts'
import { health, healthPath, healthReader } from '../hosting/functions/health.ts'
import { operations, operationsPath } from '../hosting/functions/operations.ts'
import { policyCounts } from '../hosting/functions/policy-counts.ts'
import { policyReports, policyReportsPath } from '../hosting/functions/policy-reports.ts'
import { switches, switchesPath } from '../hosting/functions/switches.ts'
import { telemetry, telemetryPath } from '../hosting/functions/telemetry.ts'
import { alertWatch } from '../hosting/operations/alert-watch.ts'
import { alertTo, exportSightings } from '../hosting/operations/send-out.ts'
import { type Sighting, sighting } from '../hosting/operations/sighting.ts'
import { sightingsIn } from '../hosting/operations/sightings-database.ts'
import { isLoopback } from '../hosting/private-address.ts'
import { releaseFolders } from '../hosting/release.ts'
import { readReleaseFacts } from '../hosting/release-facts.ts'
import type { SiteFunction } from '../hosting/site.ts'
import type { MaintenanceConfiguration } from '../src/content/maintenance-configuration.ts'
import type { Lifetime } from './lifetime.ts'

interface SiteFunctions {
  /** By their path. */
  functions: Record<string, SiteFunction>
  /** Keeps what was seen, and hands it on. */
  record: (sightings: readonly Sighting[]) => void
}

const minute = 60_000
const lookEvery = 30_000
const day = 24 * 60 * minute

/** What answers on one machine besides files and the operator, and what watches over it. */
export function siteFunctions(
  environment: Environment,
  lifetime: Lifetime,
  pullMaintenance: () => Promise<MaintenanceConfiguration>,
): SiteFunctions {
  const { dataFolder, siteOrigin, operator, operationsSecret, alertWebhook, otlp } = environment
  const now = Date.now
  let release = ''
  const readHealth = healthReader({
    release: async () => {
      const facts = await readReleaseFacts(releaseFolders(process.cwd()).current)
      release = facts?.name ?? ''
      return facts
    },
    siteOrigin,
    operator: operator.kind === 'none' ? undefined : operator.origin,
    now,
  })
  const own = new Request(siteOrigin + healthPath)
  const sightings = sightingsIn({ dataFolder, now, release: () => release })
  lifetime.owns(sightings.close)

  const record = (seen: readonly Sighting[]) => {
    sightings.record(seen)
    // Requests are counted where they are answered; a collector has its own ways to see those.
    const exported = seen.filter(({ kind }) => kind !== 'answer')
    if (otlp) exportSightings(otlp, exported, { release, siteOrigin, now: now() }).catch(console.error)
  }
  const watch = alertWatch({
    situation: async () => ({
      sightings: sightings.since(now() - 20 * minute),
      health: await readHealth(own),
      diskFailingSince: sightings.failingSince(),
      now: now(),
    }),
    send: alertWebhook === undefined ? async (text) => console.warn(text) : alertTo(alertWebhook),
    siteOrigin,
  })
  const looking = setInterval(watch.look, lookEvery)
  lifetime.owns(() => clearInterval(looking))

  const countPolicy = policyCounts(join(dataFolder, 'policy-reports.json'), now)
  return {
    record,
    functions: {
      [healthPath]: health(readHealth),
      [telemetryPath]: telemetry(record),
      [policyReportsPath]: policyReports(async (breaches) => {
        record(breaches.map(({ directive, blocked }) => sighting('policy', `${directive} ${blocked}`)))
        await countPolicy(breaches)
      }),
      [switchesPath]: switches({ read: pullMaintenance, now }),
      [operationsPath]: operations({
        view: async (request) => {
          await watch.look()
          return {
            siteOrigin,
            health: await readHealth(request),
            alerts: watch.open(),
            sightings: sightings.since(now() - day),
            now: now(),
          }
        },
        secret: operationsSecret,
        isLocal: isLoopback(siteOrigin),
      }),
    },
  }
}
