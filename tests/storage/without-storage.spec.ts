import type { Page } from '@playwright/test'
import { banner, bannerButton } from '../consent/visitor.ts'
import { operatorOrigin, siteOrigin } from '../fixtures/addresses.ts'
import { oneOf, thirdOf } from '../fixtures/matrix.ts'
import { expect, test } from '../fixtures/person.ts'
import { spoilStorage, storageFaults } from '../fixtures/storage-faults.ts'
import { flows } from './flows.ts'

/** What would load by itself has been asked for. */
const isIdle = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 })))

for (const [name, { who, allows, walk }] of thirdOf('without storage', Object.entries(flows)))
  for (const fault of oneOf(`without storage: ${name}`, storageFaults))
    test(`${name}, with a storage that is: ${fault}`, async ({ page, person, allow }) => {
      allow(new RegExp(`${operatorOrigin}/(identity|tags|log-in)`))
      if (allows) allow(allows)
      const somebody = await person(who)
      await spoilStorage(page, fault)
      // Where the choice is lost it is asked for again; the focus stays where the flow has put it.
      await page.addLocatorHandler(banner(page, somebody.say), () =>
        bannerButton(page, somebody.say, 'consent.rejectAll').dispatchEvent('click'),
      )
      await walk(somebody)
      // What was handed over does not stay where it can be read or copied.
      await expect.poll(() => new URL(page.url()).hash).not.toContain('kept=')
    })

for (const fault of oneOf('without storage: consent', storageFaults))
  test(`a refusal holds for the page, and nothing optional loads, with a storage that is: ${fault}`, async ({
    page,
    person,
  }) => {
    const { say } = await person()
    const foreign: string[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).origin !== siteOrigin) foreign.push(request.url())
    })
    await spoilStorage(page, fault)
    await page.addInitScript(() => {
      try {
        localStorage.removeItem('app:v1:consent')
      } catch {}
    })
    await page.goto(say.path('plansPageContent'))
    await bannerButton(page, say, 'consent.rejectAll').click()
    await expect(banner(page, say)).toBeHidden()
    await isIdle(page)
    await page.goto(say.path('cookiesListPage'))
    await isIdle(page)
    expect(foreign).toEqual([])
  })
