import { expect, test } from '../fixtures/test.ts'
import { signIn } from '../log-in/customer.ts'
import { load, scriptBytes } from './weight.ts'

for (const path of ['/mano/naudojimas', '/mano/istorija', '/mano/paslaugu-ataskaita']) {
  test(`${path} loads at most 95 kB of script`, async ({ page }) => {
    await signIn(page, '+37061234567')
    expect(await scriptBytes(page, await load(page, path))).toBeLessThanOrEqual(95_000)
  })
}
