import { expectAccessible } from '../fixtures/accessible.ts'
import { languagesFor, wordingLanguagesFor } from '../fixtures/matrix.ts'
import { cards, expect, test } from './payer.ts'

for (const language of wordingLanguagesFor('top-up: paid')) {
  test(`paid: the account grows by the sum, once, and the person is told (${language})`, async ({
    payerIn,
  }) => {
    const payer = await payerIn(language)
    await payer.review()
    await expectAccessible(payer.page)
    await payer.pay()
    // Slow, so that the page is still waiting when it has been looked over.
    await payer.giveCard(cards.slow)
    await expect(payer.heading(payer.say.waiting)).toBeVisible()
    await expectAccessible(payer.page)
    await payer.hurry()
    await expect(payer.heading(payer.say.success)).toBeVisible()
    await expectAccessible(payer.page)
    await expect(payer.page.getByRole('main')).toContainText('10,00 EUR')
    await expect(payer.page.getByRole('main')).toContainText(payer.number.slice(-3))
    const record = await payer.record()
    expect(record.booked).toEqual([1000])
    expect(record.texts).toHaveLength(1)
  })
}

for (const language of languagesFor('top-up: refused')) {
  test(`refused: says that no money was taken, and the same top-up can be tried again (${language})`, async ({
    payerIn,
  }) => {
    const payer = await payerIn(language)
    await payer.review()
    await payer.pay()
    await payer.giveCard(cards.insufficientFunds)
    await expect(payer.heading(payer.say.waiting)).toBeVisible()
    await payer.hurry()
    await expect(payer.heading(payer.say.failure)).toBeVisible()
    await expect(payer.page.getByText(payer.say.notCharged)).toBeVisible()
    await expectAccessible(payer.page)
    expect((await payer.record()).booked).toEqual([])

    await payer.page.getByRole('link', { name: payer.say.tryAgain }).click()
    await expect(payer.page.getByLabel(payer.say.phone)).toHaveValue(/\+370 6/)
    await payer.button(payer.say.next).click()
    await payer.pay()
    await payer.giveCard(cards.paid)
    await expect(payer.heading(payer.say.waiting)).toBeVisible()
    await payer.hurry()
    await expect(payer.heading(payer.say.success)).toBeVisible()
    expect((await payer.record()).booked).toEqual([1000])
  })
}

for (const language of languagesFor('top-up: 3-D Secure')) {
  test(`3-D Secure passed, and refused by the holder (${language})`, async ({ payerIn }) => {
    const payer = await payerIn(language)
    await payer.review()
    await payer.pay()
    await payer.giveCard(cards.secure)
    await payer.page.getByRole('button', { name: payer.say.bank.refuse, exact: true }).click()
    await expect(payer.heading(payer.say.waiting)).toBeVisible()
    await payer.hurry()
    await expect(payer.heading(payer.say.failure)).toBeVisible()

    await payer.page.getByRole('link', { name: payer.say.tryAgain }).click()
    await payer.button(payer.say.next).click()
    await payer.pay()
    await payer.giveCard(cards.secure)
    await payer.page.getByRole('button', { name: payer.say.bank.agree, exact: true }).click()
    await expect(payer.heading(payer.say.waiting)).toBeVisible()
    await payer.hurry()
    await expect(payer.heading(payer.say.success)).toBeVisible()
    expect((await payer.record()).booked).toEqual([1000])
  })
}

for (const language of languagesFor('top-up: cancelled')) {
  test(`cancelled on the bank's page: no money taken, nothing lost (${language})`, async ({ payerIn }) => {
    const payer = await payerIn(language)
    await payer.review()
    await payer.pay()
    await payer.button(payer.say.bank.cancel).click()
    await expect(payer.heading(payer.say.failure)).toBeVisible()
    await expect(payer.page.getByText(payer.say.notCharged)).toBeVisible()
    expect((await payer.record()).booked).toEqual([])
  })
}

for (const language of wordingLanguagesFor('top-up: opened cold')) {
  test(`a result page opened cold claims nothing (${language})`, async ({ payerIn }) => {
    const payer = await payerIn(language)
    const paths = {
      lt: ['/sekmingas-papildymas', '/laukiama-papildymo', '/papildymo-klaida'],
      en: ['/en/top-up-successful', '/en/waiting-for-top-up', '/en/top-up-error'],
      ru: ['/ru/popolnenie-uspeshno', '/ru/ozhidanie-popolneniya', '/ru/oshibka-popolneniya'],
    }[language]
    for (const path of paths) {
      await payer.page.goto(path)
      await expect(payer.heading(payer.say.nothing)).toBeVisible()
      await expect(payer.page.getByText(payer.say.success)).toHaveCount(0)
    }
    await expectAccessible(payer.page)
  })
}

for (const language of wordingLanguagesFor('top-up: wrong fields')) {
  test(`wrong fields: a summary takes focus and leads to them, and what was typed stays (${language})`, async ({
    payerIn,
  }) => {
    const payer = await payerIn(language)
    await payer.open()
    await payer.page.getByLabel(payer.say.phone).fill('8 612')
    await payer.page.getByRole('radio', { name: payer.say.otherSum }).check()
    await payer.page.getByLabel(payer.say.ownSum).fill('0,50')
    await payer.button(payer.say.next).click()
    const summary = payer.page.getByRole('alert')
    await expect(summary).toBeFocused()
    await expect(payer.page).toHaveTitle(new RegExp(`^${payer.say.errorPrefix}`))
    await expectAccessible(payer.page)
    await summary.getByRole('link').first().click()
    await expect(payer.page.getByLabel(payer.say.phone)).toBeFocused()
    await summary.getByRole('link').nth(1).click()
    await expect(payer.page.getByLabel(payer.say.ownSum)).toBeFocused()
    await expect(payer.page.getByLabel(payer.say.phone)).toHaveValue('8 612')
    await expect(payer.page.getByLabel(payer.say.ownSum)).toHaveValue('0,50')
  })
}

test('3-D Secure left alone: the waiting page waits, and once the time is up says that no money was taken', async ({
  payerIn,
}) => {
  const payer = await payerIn('lt')
  await payer.review()
  await payer.pay()
  await payer.giveCard(cards.secure)
  await expect(payer.page.getByRole('button', { name: payer.say.bank.agree, exact: true })).toBeVisible()
  await payer.page.goto('/laukiama-papildymo')
  await expect(payer.heading(payer.say.waiting)).toBeVisible()
  await payer.hurry()
  await expect(payer.heading(payer.say.failure)).toBeVisible()
  await expect(payer.page.getByText(payer.say.notCharged)).toBeVisible()
  expect((await payer.record()).booked).toEqual([])
})

test('a slow bank: after ten minutes the person may leave, and asking again tells the truth', async ({
  payerIn,
}) => {
  const payer = await payerIn('lt')
  await payer.review()
  await payer.pay()
  await payer.page.clock.install()
  await payer.giveCard(cards.slow)
  await expect(payer.heading(payer.say.waiting)).toBeVisible()
  await payer.page.clock.fastForward('11:00')
  await expect(payer.page.getByText('atsiųsime SMS')).toBeVisible()
  await expectAccessible(payer.page)
  await payer.hurry()
  await payer.button('Patikrinti dar kartą').click()
  await expect(payer.heading(payer.say.success)).toBeVisible()
  expect((await payer.record()).booked).toEqual([1000])
})

test('the extra line has its own pages in purple, and its numbers are not mixed up', async ({ payerIn }) => {
  const payer = await payerIn('lt')
  await payer.page.goto('/extra/saskaitos-papildymas')
  await expect(payer.page.locator('html')).toHaveAttribute('data-theme', 'extra')
  await payer.fillIn()
  await payer.button(payer.say.next).click()
  await expect(payer.page.getByRole('alert')).toContainText('kitos mūsų linijos')
  await expectAccessible(payer.page)
})
