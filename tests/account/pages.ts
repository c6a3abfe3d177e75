import type { Locator, Page } from '@playwright/test'

/** A page of self-service: what is there once the operator has answered, and what can't be done without it. */
export interface AccountPage {
  path: string
  figures(page: Page): Locator
  action(page: Page): Locator
}

export const accountPages: readonly AccountPage[] = [
  {
    path: '/mano/apzvalga',
    figures: (page) => page.getByRole('heading', { name: 'Kitas pratęsimas' }).locator('xpath=../dl'),
    action: (page) => page.getByRole('main').getByRole('link', { name: 'Papildyti sąskaitą' }),
  },
  {
    path: '/mano/naudojimas',
    figures: (page) => page.getByRole('meter').first(),
    action: (page) => page.getByRole('button', { name: 'Atsisakyti plano' }),
  },
  {
    path: '/mano/istorija',
    figures: (page) => page.getByRole('main').locator('time').first(),
    action: (page) => page.getByRole('button', { name: 'Rodyti senesnius' }),
  },
  {
    path: '/mano/nustatymai',
    figures: (page) => page.getByLabel('Kaip vadinsi numerį'),
    action: (page) => page.getByRole('button', { name: 'Išsaugoti' }),
  },
  {
    path: '/mano/paslaugu-ataskaita',
    figures: (page) => page.getByRole('heading', { name: /^Išleista/ }),
    action: (page) => page.getByLabel('Laikotarpis'),
  },
]
