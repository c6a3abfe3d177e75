import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { accountOf, assetOf } from '../../operator/client/account.fixture.ts'
import { account } from '../../session/account.store.ts'
import { wordsIn } from '../top-up/words.fixture.ts'
import { ForNumber } from './ForNumber.tsx'
import { noNumbersMicrocopy } from './no-numbers.microcopy.ts'

const words = wordsIn('lt', noNumbersMicrocopy)
const paths = { esim: '#esim', sim: '#sim', activate: '#aktyvuoti', link: '#numbers' }

afterEach(() => vi.restoreAllMocks())

test('an account without a number is shown the ways to one; as soon as it has one, what is about it', async () => {
  vi.spyOn(window, 'fetch').mockResolvedValue(Response.json({ words, paths }))
  account.put(accountOf())
  await render(
    <ForNumber language="lt" loadingLabel="Kraunama" failed="Nepavyko" tryAgain="Dar kartą">
      <p>Likutis</p>
    </ForNumber>,
  )
  await expect.element(page.getByRole('heading', { name: words['noNumbers.title'] })).toBeVisible()
  for (const way of ['esim', 'sim', 'activate', 'link'] as const)
    await expect
      .element(page.getByRole('link', { name: words[`noNumbers.${way}`], exact: true }))
      .toHaveAttribute('href', paths[way])
  await expect.element(page.getByText('Likutis')).not.toBeInTheDocument()
  account.put(accountOf(assetOf('612 34567')))
  await expect.element(page.getByText('Likutis')).toBeVisible()
})
