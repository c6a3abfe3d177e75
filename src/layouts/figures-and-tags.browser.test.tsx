import { beforeEach, expect, test, vi } from 'vitest'

const figures = ['balance', 'gains'].map((figure) => `app:v1:last-known-${figure}`)
const keep = () => {
  for (const figure of figures) sessionStorage.setItem(figure, '{"value":1240,"at":1}')
}
const kept = () => figures.filter((figure) => sessionStorage.getItem(figure) !== null)

/** A page's widgets start, where the person has allowed tags or nothing. */
async function open(needs: string, isAllowed: boolean) {
  localStorage.setItem(
    'app:v1:consent',
    JSON.stringify({ C0002: isAllowed, C0003: isAllowed, C0004: isAllowed }),
  )
  document.body.innerHTML = `<div id="widgets" data-needs="${needs}"></div>`
  vi.resetModules()
  await import('./widgets.element.ts')
}

beforeEach(() => {
  sessionStorage.clear()
  keep()
})

test('a page where tags run takes away what an account page of this tab knew, also when it comes back', async () => {
  await open('tags', true)
  await expect.poll(kept).toEqual([])
  keep()
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(kept()).toEqual([])
})

test.each([
  ['where nothing was allowed', 'tags', false],
  ['on a page without tags', 'chat', true],
])('%s the figures stay', async (_name, needs, isAllowed) => {
  await open(needs, isAllowed)
  await new Promise(requestAnimationFrame)
  expect(kept()).toEqual(figures)
})
