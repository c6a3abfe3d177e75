import { expect, test } from '../fixtures/test.ts'
import { signIn } from '../log-in/customer.ts'
import { load, scriptBytes, weigh } from './weight.ts'

const pages = [
  '/mano/apzvalga',
  '/mano/naudojimas',
  '/mano/istorija',
  '/mano/paslaugu-ataskaita',
  '/mano/periodinis-papildymas',
]

for (const path of [...pages, '/mano/nustatymai']) {
  test(`${path} loads at most 95 kB of script`, async ({ page }) => {
    await signIn(page, '+37061234567')
    expect(await scriptBytes(page, await load(page, path))).toBeLessThanOrEqual(95_000)
  })
}

for (const path of pages) {
  test(`first render of ${path} fits the first round trip`, async ({ page }) => {
    await signIn(page, '+37061234567')
    const [document] = await load(page, path)
    expect(document && (await weigh(document))).toBeLessThanOrEqual(14_600)
  })
}
