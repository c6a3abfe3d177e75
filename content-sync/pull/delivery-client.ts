import { createClient } from 'contentful'
import { type DeliverySpace, isLocal } from '../environment.ts'

/** How often an answer of the rate limit, of a server's fault or none at all is asked for again; the client waits between. */
const retries = 5

/** Contentful's client for syncs of raw content: values of all locales, links left as they are. */
export function deliveryClient(
  { space, environment, token, host }: DeliverySpace,
  log: (sentence: string) => void,
) {
  return createClient({
    space,
    environment,
    accessToken: token,
    host,
    insecure: isLocal(host),
    retryLimit: retries,
    // Errors come back as failures; their objects hold the token.
    logHandler: (level, data) => {
      if (level === 'warning' && typeof data === 'string') log(`Contentful: ${data}`)
    },
  }).withAllLocales.withoutLinkResolution
}
