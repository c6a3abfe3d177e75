import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { TextWithPhones } from './TextWithPhones.tsx'

test('both numbers of the support can be pressed, an example can’t', async () => {
  await render(
    <p>
      <TextWithPhones text={'Paskambink 1808 arba +370\u00a0600\u00a001808. Pavyzdys: +370 612 34567.'} />
    </p>,
  )
  const links = page.getByRole('link').elements()
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['tel:1808', 'tel:+37060001808'])
  expect(page.getByRole('paragraph').element().textContent).toBe(
    'Paskambink 1808 arba +370\u00a0600\u00a001808. Pavyzdys: +370 612 34567.',
  )
})
