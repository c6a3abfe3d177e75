import { fillPlural } from '../../i18n/fill-plural.ts'
import { languageOf } from '../../i18n/language.ts'
import { createSearch, excerpt, type Found, type KindWords, type Search, type SearchWords } from './search.ts'

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

  const show = ({ search, kinds, drawing, popular }: Loaded) => {
    const words = input.value.trim()
    const asked = showsPopular ? popular : undefined
    const places = words === '' ? (asked?.places ?? []) : search(words)
    const isNothingFound = words !== '' && places.length === 0
    picture.replaceChildren(...(drawing && isNothingFound ? [drawing] : []))
    list.replaceChildren(...places.map((place) => placeItem(place, words, kinds)))
    const count = places.length
    if (words === '') status.textContent = asked?.title ?? ''
    else status.textContent = count > 0 ? fillPlural(found, { count }, language) : nothing
  }
  const update = async () => {
    loading ??= loadSearch(language)
    try {
      show(await loading)
    } catch {
      loading = undefined
      status.textContent = failed
    }
  }
  return { input, list, update }
}

interface Loaded {
  search: Search
  kinds: KindWords
  /** Shown where nothing is found; undefined where the content has none. */
  drawing: HTMLImageElement | undefined
  /** What is asked most, and how it is called. */
  popular: { title: string; places: Found[] } | undefined
}

async function loadSearch(language: string): Promise<Loaded> {
  const answer = await fetch(`/search/${language}.json`)
  if (!answer.ok) throw new Error(`search index: ${answer.status}`)
  const index: unknown = await answer.json()
  if (!isIndex(index)) throw new Error('search index: no list')
  const { words, kinds, drawing, popular } = index
  const places = index.places.filter(isFound)
  return {
    search: createSearch(places, words),
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
  places: unknown[]
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

const kindNames = ['country', 'plan', 'phone', 'question', 'action', 'page']

const hasTexts = (value: unknown, fields: readonly string[]): boolean =>
  typeof value === 'object' &&
  value !== null &&
  fields.every((field) => typeof Reflect.get(value, field) === 'string')

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

const isFound = (value: unknown): value is Found =>
  hasTexts(value, ['path', 'page', 'heading', 'text', 'kind']) &&
  kindNames.includes(Reflect.get(Object(value), 'kind'))

function placeItem(
  { kind, path, page, heading, text }: Found,
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
