import { globSync, readFileSync } from 'node:fs'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import look from '../../tailwind.config.cjs'

// Why: docs/decisions/0071-widths-of-the-look.md
const sizes = v.record(v.string(), v.string())
const { theme } = v.parse(
  v.object({
    theme: v.object({ screens: sizes, extend: v.object({ spacing: sizes, maxWidth: sizes }) }),
  }),
  look,
)
const root = new URL('../../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')
const files = globSync('src/**/*.{css,astro,tsx}', { cwd: root })

test('the shell and the blocks have the breakpoints of the specification', () => {
  expect(theme.screens).toEqual({
    'shell-sm': '375px',
    'shell-md': '600px',
    'shell-lg': '1024px',
    'shell-xl': '1440px',
    sm: '600px',
    md: '900px',
    lg: '1200px',
    xl: '1536px',
  })
})

// Why: docs/decisions/0170-what-utilities-say.md
test('nothing is named `inline-block`, which our room called `block` makes a width of 32 px', () => {
  const named = files.filter((path) => /[\s"'`]inline-block[\s"'`]/.test(read(path)))
  expect(named).toEqual([])
})

/** Where a row of links or cards has room, which no breakpoint says. */
const widthsOfContent = ['src/blocks/card.css 1272', 'src/layouts/shell.css 1280']

test('no style changes at another width', () => {
  const known = Object.values(theme.screens).map((width) => Number.parseInt(width, 10))
  const others = files.flatMap((path) =>
    [...read(path).matchAll(/(?:width [<>]=? |\[)(\d+)px(?=\)|\]:)/g)]
      .map(([, width]) => Number(width))
      .filter((width) => !known.includes(width))
      .map((width) => `${path} ${width}`),
  )
  expect([...new Set(others)].toSorted()).toEqual(widthsOfContent)
})

test.each([
  [
    'a page’s width and its padding',
    'src/ui/styles/content.css',
    ['max-width: 1440px', 'padding-inline: 20px', 'padding-inline: 80px'],
  ],
  ['notices’ layer and place', 'src/features/notifications/notices.css', ['z-index: 100', 'calc(135px -']],
  ['a tooltip’s width', 'src/ui/styles/tooltip.css', ['max-width: 300px']],
  ['tooltip delays', 'src/ui/tooltip.element.ts', ['openDelay = 100', 'touchLeaveDelay = 60_000']],
  ['the chat’s layer', 'src/features/chat/live-chat.element.ts', ["chatLayer = '1299'"]],
])('%s', (_, path, numbers) => {
  expect(numbers.filter((number) => !read(path).includes(number))).toEqual([])
})

test('sizes of icons, spinner, button and spaces', () => {
  expect(theme.extend.spacing).toMatchObject({
    'icon-sm': '18px',
    'icon-md': '24px',
    'icon-lg': '32px',
    'icon-xl': '48px',
    gap: '16px',
    block: '32px',
    section: '40px',
    spinner: '49px',
  })
  expect(theme.extend.maxWidth.button).toBe('calc(29 * 8px)')
})
