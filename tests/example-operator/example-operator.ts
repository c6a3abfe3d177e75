import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createOperator } from '../../examples/operator/create-operator.ts'
import { openDatabase } from '../../examples/operator/database.ts'
import type { Operator } from '../../examples/operator/operator.ts'
import { wellParts } from '../../examples/operator/parts.ts'
import { serveSite } from '../../hosting/server.ts'
import { operatorOrigin, siteOrigin } from '../fixtures/addresses.ts'
import { refusedConsent } from '../fixtures/consent.ts'
import { test as base } from '../fixtures/test.ts'

interface Backend {
  /** The site under test, served once more on another operator. */
  siteOrigin: string
  operator: Operator
}

/** The built site is static: which operator it has is a line of `_redirects`. Its switches stay those of the site under test. */
async function siteOn(ownOrigin: string) {
  const folder = await mkdtemp(join(tmpdir(), 'site-on-example-'))
  await cp('dist', folder, { recursive: true })
  const redirects = join(folder, '_redirects')
  const rules = await readFile(redirects, 'utf8')
  const onExample = rules.replaceAll(`${operatorOrigin}/api/`, `${ownOrigin}/api/`)
  await writeFile(redirects, `/switches ${siteOrigin}/switches 200\n${onExample}`)
  const { origin, close } = await serveSite({
    port: 0,
    folder,
    previousFolder: '',
    configFile: 'netlify.toml',
  })
  return { origin, close: () => Promise.all([close(), rm(folder, { recursive: true })]) }
}

/** A visitor of a site whose operator is examples/operator, in memory and without a customer. */
export const test = base.extend<object, { backend: Backend }>({
  backend: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from this pattern what a fixture needs.
    async ({}, use) => {
      const texts: string[] = []
      const operator: Operator = {
        database: openDatabase(':memory:'),
        now: Date.now,
        siteOrigin: '',
        ownOrigin: '',
        sendText: (_, text) => texts.push(text),
        parts: wellParts(),
      }
      const app = createOperator({ operator, acquirerSecret: 'for this test', hasStates: false })
      // Each has to know where the other is.
      operator.ownOrigin = await app.listen({ port: 0, host: '127.0.0.1' })
      const site = await siteOn(operator.ownOrigin)
      operator.siteOrigin = site.origin
      await use({ siteOrigin: site.origin, operator })
      await Promise.all([site.close(), app.close()])
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ backend }, use) => use(backend.siteOrigin),
  storageState: async ({ backend }, use) => {
    const origins = refusedConsent.origins.map((one) => ({ ...one, origin: backend.siteOrigin }))
    await use({ ...refusedConsent, origins })
  },
})
