import fc from 'fast-check'
import type { Page } from '../src/content/page.ts'
import type { Snapshot } from '../src/content/snapshot.ts'
import { type Language, languages } from '../src/i18n/language.ts'

/** A change of the content that an editor could publish. */
export type Edit = (snapshot: Snapshot) => void

const writtenFields = ['title', 'label', 'text', 'seoTitle', 'seoDescription', 'slogan', 'legalText', 'hint']

/** Every text that a reader sees, and where it is: its owner and its key. */
function textsIn(value: unknown): [owner: object, key: string][] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'string' ? (writtenFields.includes(key) ? [[value, key]] : []) : textsIn(inner),
  )
}

const isRemovable = ({ type, id }: Page) => type === 'genericLandingPage' && id.startsWith('copy-')

function rewrite(owner: object, key: string): void {
  const before: unknown = Reflect.get(owner, key)
  Reflect.set(owner, key, `${before} ir dar`)
}

type Draw = (count: number) => number

const edits: ((snapshot: Snapshot, language: Language, draw: Draw) => void)[] = [
  // A text of one page.
  (snapshot, language, draw) => {
    const { pages } = snapshot[language]
    const texts = textsIn(pages[draw(pages.length)])
    const [owner, key] = texts[draw(texts.length)] ?? []
    if (owner && key) rewrite(owner, key)
  },
  // A shared part.
  (snapshot, language, draw) => {
    const { header, footer, plans, cookieCategories, notifications, roamingZones } = snapshot[language]
    const shared = [header, footer, plans, cookieCategories, notifications, roamingZones]
    const texts = textsIn(shared[draw(shared.length)])
    const [owner, key] = texts[draw(texts.length)] ?? []
    if (owner && key) rewrite(owner, key)
  },
  // A word of the interface.
  (snapshot, language, draw) => {
    const keys = Object.keys(snapshot[language].microcopy)
    rewrite(snapshot[language].microcopy, keys[draw(keys.length)] ?? '')
  },
  // A page comes.
  (snapshot, _, draw) => {
    const id = `copy-${draw(1_000_000)}`
    // Content never has an id twice: who reads it refuses the second.
    if (snapshot.lt.pages.some((page) => page.id === id)) return
    for (const language of languages) {
      const { pages } = snapshot[language]
      const model = pages.find(({ type }) => type === 'genericLandingPage')
      const pathIn = (name: Language) => `${name === 'lt' ? '' : `/${name}`}/${id}`
      const alternates = { lt: pathIn('lt'), en: pathIn('en'), ru: pathIn('ru') }
      if (model) pages.push({ ...structuredClone(model), id, path: alternates[language], alternates })
    }
  },
  // A page goes.
  (snapshot) => {
    const id = snapshot.lt.pages.find(isRemovable)?.id
    for (const language of languages) {
      const { pages } = snapshot[language]
      if (id) snapshot[language].pages = pages.filter((page) => page.id !== id)
    }
  },
  // A page is listed by search engines, or no longer.
  (snapshot, language, draw) => {
    const { pages } = snapshot[language]
    const page = pages[draw(pages.length)]
    if (page) page.noIndex = !page.noIndex
  },
]

/** One edit at random. */
export const anyEdit: fc.Arbitrary<Edit> = fc
  .tuple(fc.nat(edits.length - 1), fc.constantFrom(...languages), fc.tuple(fc.nat(), fc.nat()))
  .map(([kind, language, numbers]) => (snapshot: Snapshot) => {
    const drawn = [...numbers]
    const draw: Draw = (count) => (count > 0 ? (drawn.shift() ?? 0) % count : 0)
    edits[kind]?.(snapshot, language, draw)
  })
