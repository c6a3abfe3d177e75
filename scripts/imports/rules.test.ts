import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { importRules, reachRules } from './rules.ts'
import { findViolations } from './violations.ts'

type Files = Record<string, string>

/** The rules that this code breaks, each with the file that is to blame. */
async function broken(files: Files): Promise<string[]> {
  const root = mkdtempSync(join(tmpdir(), 'canary-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  const violations = await findViolations(root)
  return violations.map(({ rule, from }) => `${rule}: ${from}`)
}

/** Code whose file `from` imports the file `to`, by a path as people write it. */
function importing(from: string, to: string): Files {
  const up = '../'.repeat(from.split('/').length - 1)
  const line = `import '${up}${to}'\n`
  return { [from]: from.endsWith('.astro') ? `---\n${line}---\n<p />` : line, [to]: 'export {}\n' }
}

/** For each rule the smallest code that breaks it, and the file to blame. */
const canaries: Record<string, [blamed: string, Files]> = {
  'src/pages': [
    'src/pages/[...public].astro',
    importing('src/pages/[...public].astro', 'src/blocks/Faq.astro'),
  ],
  'src/templates': [
    'src/templates/Home.astro',
    importing('src/templates/Home.astro', 'src/session/session.store.ts'),
  ],
  'pages of features': [
    'src/features/cart/CartPage.astro',
    importing('src/features/cart/CartPage.astro', 'src/features/cart/cart.store.ts'),
  ],
  'src/layouts': ['src/layouts/Public.astro', importing('src/layouts/Public.astro', 'src/blocks/Faq.astro')],
  'src/blocks': ['src/blocks/Faq.astro', importing('src/blocks/Faq.astro', 'src/templates/Home.astro')],
  'src/features': ['src/features/cart/cart.ts', importing('src/features/cart/cart.ts', 'src/blocks/plan.ts')],
  'src/features types only': [
    'src/features/cart/Cart.island.tsx',
    importing('src/features/cart/Cart.island.tsx', 'src/content/plan.ts'),
  ],
  'src/service-worker': [
    'src/service-worker/service-worker.ts',
    importing('src/service-worker/service-worker.ts', 'src/session/session.store.ts'),
  ],
  'src/service-worker types only': [
    'src/service-worker/kept-path.ts',
    importing('src/service-worker/kept-path.ts', 'src/content/kept-pages.ts'),
  ],
  'src/session': [
    'src/session/session.store.ts',
    importing('src/session/session.store.ts', 'src/ui/Icon.tsx'),
  ],
  'src/data-layer': [
    'src/data-layer/push.ts',
    importing('src/data-layer/push.ts', 'src/session/session.store.ts'),
  ],
  'src/operator': ['src/operator/client/ask.ts', importing('src/operator/client/ask.ts', 'src/ui/Icon.tsx')],
  'src/content': [
    'src/content/page.ts',
    importing('src/content/page.ts', 'content-sync/model/content-type.ts'),
  ],
  'src/i18n': ['src/i18n/fill.ts', importing('src/i18n/fill.ts', 'src/content/words.ts')],
  'src/ui': ['src/ui/Icon.astro', importing('src/ui/Icon.astro', 'src/blocks/Faq.astro')],
  'src/ui types only': ['src/ui/Berry.tsx', importing('src/ui/Berry.tsx', 'src/content/berry.ts')],
  'src/lib': ['src/lib/money.ts', importing('src/lib/money.ts', 'src/i18n/plural.ts')],
  'src/gallery': [
    'src/gallery/Gallery.astro',
    importing('src/gallery/Gallery.astro', 'src/operator/client/ask.ts'),
  ],
  'content-sync': ['content-sync/cli.ts', importing('content-sync/cli.ts', 'src/ui/icons.ts')],
  build: ['build/finish.ts', importing('build/finish.ts', 'src/ui/icons.ts')],
  hosting: ['hosting/server.ts', importing('hosting/server.ts', 'src/layouts/menu.ts')],
  'sandbox/operator': [
    'sandbox/operator/payments.ts',
    importing('sandbox/operator/payments.ts', 'sandbox/providers/acquirer/card-payments.ts'),
  ],
  'sandbox/providers': [
    'sandbox/providers/acquirer/card-payments.ts',
    importing('sandbox/providers/acquirer/card-payments.ts', 'sandbox/operator/payments.ts'),
  ],
  'sandbox/shared': [
    'sandbox/shared/jobs.ts',
    importing('sandbox/shared/jobs.ts', 'sandbox/operator/tables.ts'),
  ],
  'sandbox/operator/create-operator': [
    'sandbox/operator/create-operator.ts',
    importing('sandbox/operator/create-operator.ts', 'sandbox/contentful/contentful.ts'),
  ],
  'sandbox/contentful': [
    'sandbox/contentful/sync.ts',
    importing('sandbox/contentful/sync.ts', 'content-sync/cli.ts'),
  ],
  'sandbox/editing': [
    'sandbox/editing/editing.ts',
    importing('sandbox/editing/editing.ts', 'sandbox/operator/create-operator.ts'),
  ],
  'examples/operator': [
    'examples/operator/api.ts',
    importing('examples/operator/api.ts', 'src/operator/contract/log-in.ts'),
  ],
  'features apart': [
    'src/features/faq/faq.ts',
    importing('src/features/faq/faq.ts', 'src/features/cart/cart.ts'),
  ],
  'checkout knows the cart only': [
    'src/features/checkout/checkout.ts',
    importing('src/features/checkout/checkout.ts', 'src/features/faq/faq.ts'),
  ],
  'scripts of pages': [
    'src/templates/Home.astro <script>',
    {
      'src/templates/Home.astro': "<script>import { session } from '../session/session.ts'</script>",
      'src/session/session.ts': 'export const session = 1',
      'src/pages/index.astro': "---\nimport Home from '../templates/Home.astro'\n---\n<Home />",
    },
  ],
  'sandbox apart': ['astro.config.mjs', importing('astro.config.mjs', 'sandbox/operator/server.ts')],
  'contentful apart': [
    'src/content/page.ts',
    { 'src/content/page.ts': "import { BLOCKS } from '@contentful/rich-text-types'\nexport default BLOCKS" },
  ],
  'no circle': [
    'src/lib/clock.ts',
    { ...importing('src/lib/clock.ts', 'src/lib/money.ts'), 'src/lib/money.ts': "import './clock.ts'" },
  ],
  'no orphan': ['src/lib/money.ts', { 'src/lib/money.ts': 'export const euro = 100' }],
  'public JavaScript': [
    'src/ui/slider.element.ts',
    {
      'src/ui/slider.element.ts': "import { parse } from '../lib/parse.ts'\nparse()",
      'src/lib/parse.ts': "import * as v from 'valibot'\nexport const parse = () => v.string()",
    },
  ],
}

test.each(Object.entries(canaries))('%s is kept', async (rule, [blamed, files]) => {
  expect(await broken(files)).toEqual([`${rule}: ${blamed}`])
})

test('every rule has a canary', () => {
  expect(Object.keys(canaries)).toEqual([...importRules, ...reachRules].map(({ name }) => name))
})

const cart: Files = {
  'src/features/cart/cart-count.element.ts': "import { cart } from './cart.state.ts'\ncart()",
  'src/features/cart/cart.state.ts': 'export const cart = () => 1',
}

test.each<[string, Files]>([
  [
    'React',
    { 'src/features/cart/cart.state.ts': "import { useRef } from 'react'\nexport const cart = useRef" },
  ],
  ['a store', importing('src/features/cart/cart.state.ts', 'src/features/cart/cart.store.ts')],
  [
    'a component, which brings React',
    importing('src/features/cart/cart.state.ts', 'src/features/cart/Cart.tsx'),
  ],
  ['the operator', importing('src/features/cart/cart.state.ts', 'src/operator/contract/cart.ts')],
  ['a lazy import', { 'src/features/cart/cart.state.ts': "export const cart = () => import('react')" }],
])('plain script can’t reach %s', async (_, state) => {
  expect(await broken({ ...cart, ...state })).toEqual([
    'public JavaScript: src/features/cart/cart-count.element.ts',
  ])
})

test.each([
  ["<script>import { cart } from '../lib/cart.ts'; cart()</script>"],
  ['<div /><script src="../lib/cart.ts"></script>'],
])('a page’s script can’t reach React either: %s', async (script) => {
  const files = {
    'src/layouts/Public.astro': `---\nconst title = 'x'\n---\n${script}`,
    'src/lib/cart.ts': "import { createElement } from 'react'\nexport const cart = () => createElement('p')",
    'src/templates/Home.astro': "---\nimport Public from '../layouts/Public.astro'\n---\n<Public />",
  }
  expect(await broken(files)).toEqual(['public JavaScript: src/layouts/Public.astro <script>'])
})

test('a shared feature imports none that isn’t shared', async () => {
  expect(await broken(importing('src/features/own-plan/own-plan.ts', 'src/features/cart/cart.ts'))).toEqual([
    'features apart: src/features/own-plan/own-plan.ts',
  ])
})

test('a child may not import even a type from its parent', async () => {
  const files = {
    'src/features/cart/Cart.tsx':
      "import { CartLine } from './CartLine.tsx'\nexport interface Props { line: typeof CartLine }",
    'src/features/cart/CartLine.tsx':
      "import type { Props } from './Cart.tsx'\nexport const CartLine = (props: Props) => props",
  }
  expect(await broken(files)).toEqual(['no circle: src/features/cart/Cart.tsx'])
})

test('what the rooms allow breaks no rule', async () => {
  const files = {
    ...cart,
    'src/pages/[...public].astro':
      "---\nimport Home from '../templates/Home.astro'\nimport '../layouts/public.css'\n---\n<Home />",
    'src/templates/Home.astro': [
      '---',
      "import { Cart } from '../features/cart/Cart.island.tsx'",
      'if (Astro.props.page === undefined) return',
      '---',
      "<Cart client:idle /><script>import '../features/cart/cart-count.element.ts'</script>",
    ].join('\n'),
    'src/features/cart/Cart.island.tsx': [
      "import type { Plan } from '../../content/plan.ts'",
      "import { load } from './cart.store.ts'",
      'export const Cart = (plan: Plan) => load(plan)',
    ].join('\n'),
    'src/features/cart/cart.state.ts': [
      "import { atom } from 'nanostores'",
      "import type { Asked } from '../../operator/contract/cart.ts'",
      'export const cart = atom<Asked>()',
    ].join('\n'),
    'src/features/cart/cart.store.ts': "import * as v from 'valibot'\nexport const load = v.string",
    'src/features/cart/cart.test.ts':
      "import '../../../sandbox/operator/server.ts'\nimport './cart.store.ts'",
    'src/features/checkout/checkout.ts':
      "import '../cart/cart.store.ts'\nimport '../top-up-draft/top-up-draft.ts'",
    'src/features/top-up-draft/top-up-draft.ts': "import '../own-plan/own-plan.ts'",
    'src/features/own-plan/own-plan.ts': 'export const parts = 4',
    'src/features/create-your-plan/CreatePlanPage.astro':
      "---\nimport { parts } from '../own-plan/own-plan.ts'\n---\n{parts}",
    'src/content/plan.ts': 'export type Plan = string',
    'src/operator/contract/cart.ts': "import * as v from 'valibot'\nexport type Asked = v.InferOutput<never>",
    'sandbox/operator/server.ts':
      "import '../../src/operator/contract/cart.ts'\nimport './create-operator.ts'",
    'sandbox/operator/create-operator.ts':
      "import '../providers/create-providers.ts'\nimport '../shared/jobs.ts'",
    'sandbox/providers/create-providers.ts': "import '../shared/jobs.ts'",
    'sandbox/shared/jobs.ts': "import 'kysely'",
    'sandbox/contentful/sync.ts': "import '../../content-sync/mirror.ts'",
    'content-sync/mirror.ts': "import 'contentful'",
    'scripts/start.ts': "import '../sandbox/contentful/sync.ts'",
  }
  expect(await broken(files)).toEqual([])
})
