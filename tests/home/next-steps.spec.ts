import { expect, test } from '../fixtures/test.ts'

for (const path of ['/gallery', '/gallery/account', '/gallery/requests'])
  test(`every error, warning and empty state can be left, and its numbers can be called (${path})`, async ({
    page,
  }) => {
    await page.goto(path, { waitUntil: 'networkidle' })
    const { states, deadEnds, unlinked } = await page.locator('main').evaluate((main) => {
      const ways = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled)'
      /** The first element of a state is its name. */
      const stateOf = (element: Element): Element | undefined => {
        for (let state = element.parentElement; state && state !== main; state = state.parentElement)
          if (state.firstElementChild?.tagName === 'H3') return state
        return undefined
      }
      const nameOf = (state: Element) => state.firstElementChild?.textContent ?? ''
      // A part is above a form, which is the way on.
      const troubles = [
        ...main.querySelectorAll('.notification-error, .notification-warning, .result-nothing'),
      ]
      const all = new Set(troubles.flatMap((trouble) => stateOf(trouble) ?? []))
      const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
      const loose: string[] = []
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const { parentElement, textContent } = text
        if (!/1808/.test(textContent ?? '') || parentElement?.closest('a, noscript, script, select')) continue
        const state = parentElement && stateOf(parentElement)
        if (state) loose.push(`${nameOf(state)}: ${textContent}`)
      }
      return {
        states: all.size,
        deadEnds: [...all]
          .filter((state) => !state.matches('[data-part]') && !state.querySelector(ways))
          .map(nameOf),
        unlinked: loose,
      }
    })
    expect(states).toBeGreaterThan(5)
    expect(deadEnds).toEqual([])
    expect(unlinked).toEqual([])
  })
