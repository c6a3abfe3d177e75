import { expect, test } from '../fixtures/test.ts'
import { wordsIn } from '../fixtures/words.ts'

for (const width of [320, 768, 1024, 1280, 1440])
  test(`each price is on one line within its card (${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(wordsIn('lt').path('plansPageContent'))
    const prices = page.locator('.plan-card .price')
    await expect(prices).toHaveCount(4)
    const astray = await prices.evaluateAll((all) =>
      all.flatMap((price) => {
        const card = price.closest('.plan-card')
        if (!card) return ['a price without a card']
        const room = card.clientWidth - 2 * Number.parseFloat(getComputedStyle(card).paddingLeft)
        const text = document.createRange()
        text.selectNodeContents(price)
        const isWithin = text.getBoundingClientRect().width <= room
        return isWithin && text.getClientRects().length === 1 ? [] : [price.textContent]
      }),
    )
    expect(astray).toEqual([])
  })
