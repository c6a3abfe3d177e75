import type { Sighting } from './sighting.ts'

const patience = 10_000

/** Sends a sentence to a webhook in the form that Slack, Mattermost and Teams take. Rejects where it isn't taken. */
export const alertTo =
  (url: string) =>
  async (text: string): Promise<void> => {
    await post(url, { text }, {})
  }

export interface OtlpTarget {
  /** Of a collector: `https://otlp.example`. */
  endpoint: string
  /** Such as an Authorization: a secret. */
  headers: Record<string, string>
}

interface Origin {
  release: string
  siteOrigin: string
  /** UTC milliseconds. */
  now: number
}

/**
 * Sends sightings to a collector as log records of the OpenTelemetry protocol, JSON over HTTP. Rejects where it doesn't
 * take them: what was seen is then only where it is kept besides.
 */
export async function exportSightings(
  { endpoint, headers }: OtlpTarget,
  sightings: readonly Sighting[],
  { release, siteOrigin, now }: Origin,
): Promise<void> {
  if (sightings.length === 0) return
  const body = {
    resourceLogs: [
      {
        resource: {
          attributes: attributesOf({
            'service.name': 'uoga',
            'service.version': release,
            'url.full': siteOrigin,
          }),
        },
        scopeLogs: [
          {
            scope: { name: 'uoga.telemetry' },
            logRecords: sightings.map(({ kind, ...about }) => ({
              timeUnixNano: `${now}000000`,
              severityText: kind === 'error' ? 'ERROR' : 'INFO',
              body: { stringValue: kind },
              attributes: attributesOf(about),
            })),
          },
        ],
      },
    ],
  }
  await post(`${endpoint}/v1/logs`, body, headers)
}

const attributesOf = (values: object) =>
  Object.entries(values)
    .filter(([, value]) => value !== '')
    .map(([key, value]) => ({
      key,
      value:
        typeof value === 'number' ? { intValue: String(Math.round(value)) } : { stringValue: String(value) },
    }))

async function post(url: string, body: object, headers: Record<string, string>): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
  })
  await answer.body?.cancel()
  if (!answer.ok) throw new Error(`${new URL(url).origin} answered ${answer.status}.`)
}
