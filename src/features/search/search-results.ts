import { fillPlural } from '../../i18n/fill-plural.ts'
import { languageOf } from '../../i18n/language.ts'
import type { SearchSection } from '../../lib/search/search-section.ts'
import type { SearchWords } from '../../lib/search/terms.ts'
import { excerpt } from './excerpt.ts'
import { hasTexts, isSection, kindNames } from './loaded-places.ts'
import { createSearch, type KindWords, type Search } from './search.ts'

/** A field of the search, and what makes the places below it follow what is typed there. */
export interface ResultsBelow {
  input: HTMLInputElement
  list: HTMLOListElement
  /** Shows what is found for the words in the field. */
  update: () => Promise<void>
}

/** The texts of an element with a search: `{count}` places are found, nothing is, the search did not come. */
export type ResultTexts = Readonly<Record<string, string | undefined>>

/**
 * Shows what is found in the list of `root`; it has a field, a status and a list. Where nothing is typed, that is what is asked most, if
 * `showsPopular`.
 */
export function resultsBelow(root: HTMLElement, texts: ResultTexts, showsPopular: boolean): ResultsBelow {
  const input = part(root, 'input', HTMLInputElement)
  const list = part(root, 'ol', HTMLOListElement)
  const status = part(root, '[role=status]', HTMLElement)
  const language = languageOf(location.pathname)
  const { found = '', nothing = '', failed = '' } = texts
  const picture = document.createElement('picture')
  picture.className = 'contents'
  status.after(picture)
  let loading: Promise<Loaded> | undefined
  let shown: string | undefined
  let turn = Promise.resolve()

  const show = async ({ search, kinds, drawing, popular }: Loaded, words: string) => {
    const asked = showsPopular ? popular : undefined
    const places = words === '' ? (asked?.places ?? []) : await search(words)
    const isNothingFound = words !== '' && places.length === 0
    picture.replaceChildren(...(drawing && isNothingFound ? [drawing] : []))
    list.replaceChildren(...places.map((place) => placeItem(place, words, kinds)))
    const count = places.length
    if (words === '') status.textContent = asked?.title ?? ''
    else status.textContent = count > 0 ? fillPlural(found, { count }, language) : nothing
  }
  const load = () => {
    loading ??= loadSearch(language)
    return loading
  }
  const showTyped = async () => {
    const words = input.value.trim()
    if (words === shown) return
    const isFirst = loading === undefined
    try {
      await show(await load(), words)
      shown = words
    } catch {
      loading = undefined
      shown = undefined
      // A publication takes away the parts of the big search that was loaded before it.
      if (isFirst) status.textContent = failed
      else await showTyped()
    }
  }
  // One after the other: what was typed meanwhile is looked for at once, as it is then.
  const update = () => {
    turn = turn.then(showTyped)
    return turn
  }
  return { input, list, update }
}

interface Loaded {
  search: Search
  kinds: KindWords
  /** Shown where nothing is found; undefined where the content has none. */
  drawing: HTMLImageElement | undefined
  /** What is asked most, and how it is called. */
  popular: { title: string; places: SearchSection[] } | undefined
}

async function loadSearch(language: string): Promise<Loaded> {
  const answer = await fetch(`/search/${language}.json`)
  if (!answer.ok) throw new Error(`search index: ${answer.status}`)
  const index: unknown = await answer.json()
  if (!isIndex(index)) throw new Error('search index: no list')
  const { words, kinds, drawing, popular, shards } = index
  const places = index.places.filter(isSection)
  return {
    search:
      shards === undefined
        ? createSearch(places, words)
        : (await import('./search-in-parts.ts')).searchInParts(shards, words),
    kinds,
    drawing: isDrawing(drawing) ? imageOf(drawing) : undefined,
    popular: isPopular(popular)
      ? {
          title: popular.title,
          places: popular.paths.flatMap((path) => places.find((place) => place.path === path) ?? []),
        }
      : undefined,
  }
}

interface Index {
  /** Of an index in parts only those that are shown before anything is typed. */
  places: unknown[]
  shards?: unknown
  words: SearchWords
  kinds: KindWords
  drawing?: unknown
  popular?: unknown
}

const isPopular = (value: unknown): value is { title: string; paths: string[] } =>
  typeof value === 'object' &&
  value !== null &&
  typeof Reflect.get(value, 'title') === 'string' &&
  Array.isArray(Reflect.get(value, 'paths'))

const isIndex = (value: unknown): value is Index =>
  typeof value === 'object' &&
  value !== null &&
  Array.isArray(Reflect.get(value, 'places')) &&
  hasTexts(Reflect.get(value, 'words'), ['country', 'plan', 'phone', 'empty']) &&
  hasTexts(Reflect.get(value, 'kinds'), kindNames)

/** As much of a drawing as is needed here. */
interface Drawn {
  src: string
  /** Of a photo. */
  srcSet?: string
  width: number
  height: number
}

const isDrawing = (value: unknown): value is Drawn =>
  typeof value === 'object' &&
  value !== null &&
  typeof Reflect.get(value, 'src') === 'string' &&
  ['string', 'undefined'].includes(typeof Reflect.get(value, 'srcSet')) &&
  ['width', 'height'].every((side) => typeof Reflect.get(value, side) === 'number')

/** CSS pixels: with a phone's keyboard open it is still seen. */
const drawnWidth = 240

function imageOf({ src, srcSet, width, height }: Drawn): HTMLImageElement {
  const image = new Image(drawnWidth, (drawnWidth * height) / width)
  image.alt = ''
  if (srcSet) {
    image.sizes = `${drawnWidth}px`
    image.srcset = srcSet
  }
  image.src = src
  return image
}

function placeItem(
  { kind, path, page, heading, text }: SearchSection,
  words: string,
  kinds: KindWords,
): HTMLLIElement {
  const where =
    heading === '' || kind === 'country' || kind === 'plan' ? kinds[kind] : `${kinds[kind]} · ${page}`
  const found = document.createElement('small')
  found.append(
    ...excerpt(text, words).map((part) => (part.isWanted ? withText('mark', part.text) : part.text)),
  )
  const link = document.createElement('a')
  link.href = path
  link.append(withText('strong', heading || page), withText('span', where), found)
  const item = document.createElement('li')
  item.append(link)
  return item
}

function withText(name: string, text: string): HTMLElement {
  const made = document.createElement(name)
  made.textContent = text
  return made
}

function part<Part extends Element>(parent: Element, selector: string, kind: new () => Part): Part {
  const found = parent.querySelector(selector)
  if (found instanceof kind) return found
  throw new Error(`the search has no ${selector}`)
}
