// The worker of self-service: it keeps a few pages with their files for when there is no connection, and nothing else.
// Why: docs/decisions/0127-a-worker-that-keeps-pages.md
import { setCacheNameDetails } from 'workbox-core'
import { enable as askWhileStarting } from 'workbox-navigation-preload'
import { PrecacheFallbackPlugin, precacheAndRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { NetworkOnly } from 'workbox-strategies'
import type { KeptFiles } from '../content/kept-pages.ts'
import { keptPathFor } from './kept-path.ts'

/** The build writes it in front: hosting/service-worker.ts. */
declare const kept: KeptFiles

/** A kept page of the account is shown where the network takes longer. Seconds. */
const patience = 3

// Named in the cookie list.
setCacheNameDetails({ prefix: '', precache: 'app:v1:kept-files', suffix: '' })
askWhileStarting()

const { ofAccount, offline } = kept.pages
for (const path of [...ofAccount, ...Object.values(offline)]) {
  registerRoute(
    ({ request, url }) => request.mode === 'navigate' && keptPathFor(url.pathname, kept.pages) === path,
    // What the network answers is shown and not kept: a page and its scripts are always of one release.
    new NetworkOnly({
      networkTimeoutSeconds: ofAccount.includes(path) ? patience : 0,
      plugins: [new PrecacheFallbackPlugin({ fallbackURL: path })],
    }),
  )
}
// All others as well: what was asked for while the worker started would be asked for twice, and a code is valid once.
registerRoute(({ request }) => request.mode === 'navigate', new NetworkOnly())
// Of what is left these are only files whose names are made of their bytes.
precacheAndRoute([...kept.files], { cleanURLs: false, directoryIndex: '' })
