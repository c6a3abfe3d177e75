import type { IForbiddenRuleType, IRegularForbiddenRuleType } from 'dependency-cruiser'

/** What a room may import besides itself; from `types` only types come. Every entry is a regular expression. */
interface Room {
  /** Where the room is, when not in the folder of its name. */
  path?: string
  values: string[]
  types?: string[]
}

const islands = '^src/features/[^/]+/[^/]+\\.island\\.tsx$'
const elements = '^src/features/[^/]+/[^/]+\\.element\\.ts$'
const microcopy = '^src/features/.+\\.microcopy\\.ts$'
/** Within a feature: a page's template, and what is made for it when the site is built. */
const ofPages = '[^/]+/[^/]+(\\.astro(\\.element)?\\.ts|\\.page\\.ts)$'
const featurePages = `^src/features/${ofPages}`
/**
 * What several features share. They may import each other, but no other feature.
 * Why: docs/decisions/0049-shared-features.md
 */
export const sharedFeatures = [
  'code-by-text',
  'daily-usage',
  'esim',
  'gains',
  'notifications',
  'numbers',
  'order-choice',
  'own-plan',
  'person',
  'phone-models',
  'placed-orders',
  'receipts',
  'renewal',
  'saved-cards',
  'top-up-draft',
  'unfinished',
]
const shared = sharedFeatures.join('|')
/** Their plain files, and those of trips: a page may need a rule of one when it is built. */
const sharedRules = `^src/features/(${shared}|roaming)/[^/.]+\\.ts$`
const content = '^src/content/'
const i18n = '^src/i18n/'
const lib = '^src/lib/'
const ui = '^src/ui/'
const dataLayer = '^src/data-layer/'
const operator = '^src/operator/'
const sandboxShared = '^sandbox/shared/'
const createOperator = '^sandbox/operator/create-operator\\.ts$'

/** What a page is put together from when the site is built. */
const pageParts = [
  '^src/layouts/',
  '^src/blocks/',
  featurePages,
  islands,
  elements,
  microcopy,
  sharedRules,
  content,
  ui,
  i18n,
  lib,
]

const rooms: Record<string, Room> = {
  'src/pages': { values: ['^src/templates/', microcopy, content, i18n, lib] },
  'src/templates': { values: pageParts },
  'pages of features': { path: featurePages, values: ['^src/templates/', ...pageParts] },
  'src/layouts': { values: [content, islands, elements, microcopy, dataLayer, ui, i18n, lib] },
  'src/blocks': { values: [content, islands, elements, microcopy, ui, i18n, lib] },
  'src/features': {
    path: `^src/features/(?!${ofPages})`,
    values: ['^src/features/', '^src/session/', dataLayer, operator, ui, i18n, lib],
    types: [content],
  },
  'src/service-worker': { values: [i18n], types: [content] },
  'src/session': { values: [operator, dataLayer, i18n, lib] },
  'src/data-layer': { values: [i18n, lib] },
  'src/operator': { values: [i18n, lib] },
  'src/content': { values: [i18n, lib] },
  'src/i18n': { values: [lib] },
  'src/ui': { values: [i18n, lib], types: [content] },
  'src/lib': { values: [] },
  'src/gallery': {
    values: [content, '^src/blocks/', '^src/layouts/', '^src/templates/', '^src/features/', ui, i18n, lib],
  },
  'content-sync': { values: [content, i18n, lib] },
  build: { values: [content, i18n, lib] },
  hosting: { values: ['^content-sync/', '^build/(finish-pages|rendering)/', content, i18n, lib] },
  'sandbox/operator': {
    path: '^sandbox/operator/(?!create-operator\\.ts$)',
    values: [createOperator, sandboxShared, '^src/operator/contract/', '^content-sync/space/', i18n, lib],
  },
  'sandbox/providers': { values: [sandboxShared, i18n, lib] },
  'sandbox/shared': { values: [i18n, lib] },
  // The one place where the operator and its providers meet.
  'sandbox/operator/create-operator': {
    path: createOperator,
    values: ['^sandbox/(operator|providers|shared)/', i18n, lib],
  },
  'sandbox/contentful': {
    values: ['^sandbox/', '^content-sync/(space|model)/', '^content-sync/mirror\\.ts$', i18n, lib],
  },
  'sandbox/editing': { values: ['^sandbox/(contentful|shared)/', '^content-sync/', content, i18n, lib] },
  // Written from docs/operator alone, and taken along as a folder.
  'examples/operator': { values: [] },
}

const ourCode = '^(src|build|content-sync|hosting|sandbox|examples|scripts|tests)/'
const astroScript = '\\.astro\\.element\\.ts$'
/** Named by their path, in a configuration or by Vite: nothing imports them. */
const entries = [
  '^(scripts|tests)/',
  '^src/pages/',
  '\\.d\\.ts$',
  '\\.config\\.',
  '\\.directive\\.ts$',
  '-shim\\.ts$',
  // contentful-migration reads them by their path.
  'content-sync/model/migrations/.*\\.cjs$',
]
/** Tests and their fixtures may import anything, the sandbox above all; a page's `<script>` has a rule of its own. */
const freeInRooms = ['\\.(test|fixture)\\.tsx?$', astroScript]

const error = { severity: 'error' } as const

function roomRules(
  room: string,
  { path = `^${room}/`, values, types = [] }: Room,
): IRegularForbiddenRuleType[] {
  const from = { path, pathNot: freeInRooms }
  const rules: IRegularForbiddenRuleType[] = [
    { name: room, ...error, from, to: { path: ourCode, pathNot: [path, ...values, ...types] } },
  ]
  if (types.length === 0) return rules
  const to = { path: types, dependencyTypesNot: ['type-only' as const] }
  return [...rules, { name: `${room} types only`, ...error, from, to }]
}

/** Judged on every import, those of types too. */
export const importRules: IRegularForbiddenRuleType[] = [
  ...Object.entries(rooms).flatMap(([name, room]) => roomRules(name, room)),
  {
    name: 'features apart',
    ...error,
    from: {
      path: '^src/features/([^/]+)/',
      pathNot: ['^src/features/checkout/', featurePages, '\\.test\\.tsx?$'],
    },
    to: { path: '^src/features/', pathNot: `^src/features/($1|${shared})/` },
  },
  {
    name: 'checkout knows the cart only',
    ...error,
    from: { path: '^src/features/checkout/', pathNot: [featurePages, '\\.test\\.tsx?$'] },
    to: { path: '^src/features/', pathNot: `^src/features/(checkout|cart|${shared})/` },
  },
  {
    name: 'scripts of pages',
    ...error,
    from: { path: astroScript },
    to: { path: ourCode, pathNot: ['\\.(element|state)\\.ts$', dataLayer, ui, i18n, lib] },
  },
  {
    name: 'sandbox apart',
    ...error,
    from: { pathNot: ['^(sandbox|tests|scripts)/', '\\.(test|fixture)\\.tsx?$'] },
    to: { path: '^sandbox/' },
  },
  {
    name: 'contentful apart',
    ...error,
    from: { pathNot: '^(content-sync|sandbox/contentful|scripts|tests)/' },
    to: { path: '^@?contentful' },
  },
  {
    name: 'no circle',
    ...error,
    from: {},
    to: { circular: true },
  },
  {
    name: 'no orphan',
    ...error,
    from: { orphan: true, pathNot: [...entries, astroScript] },
    to: {},
  },
]

/** Judged on what the browser loads: React, schemas, operator calls and stores stay out of plain script, however far away. */
export const reachRules: IForbiddenRuleType[] = [
  {
    name: 'public JavaScript',
    ...error,
    from: { path: '\\.(element|directive)\\.ts$' },
    // The search's index is loaded by a user who searches, and by no one else.
    to: {
      reachable: true,
      path: [
        operator,
        '\\.store\\.ts$',
        '\\.tsx$',
        '^(?!(src/|nanostores$|minisearch$|web-vitals/attribution$))',
      ],
    },
  },
]
