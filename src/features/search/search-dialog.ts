import { fillPlural } from '../../i18n/fill-plural.ts'
import { languageOf } from '../../i18n/language.ts'
import { createSearch, excerpt, type Found, type KindWords, type Search, type SearchWords } from './search.ts'

/** Makes the dialog work: places follow what is typed; arrow keys go through them, a click outside closes. */
export function fillSearch(element: HTMLElement, dialog: HTMLDialogElement): void {
  const input = part(dialog, 'input', HTMLInputElement)
  const list = part(dialog, 'ol', HTMLOListElement)
  const status = part(dialog, '[role=status]', HTMLElement)
  const language = languageOf(location.pathname)
  const { found = '', nothing = '', failed = '' } = element.dataset
  const picture = document.createElement('picture')
  picture.className = 'contents'
  status.after(picture)
  let loading: Promise<Loaded> | undefined

  const show = ({ search, kinds, drawing }: Loaded) => {
    const words = input.value.trim()
    const places = search(words)
    const isNothingFound = words !== '' && places.length === 0
    picture.replaceChildren(...(drawing && isNothingFound ? [drawing] : []))
    list.replaceChildren(...places.map((place) => placeItem(place, words, kinds)))
    const count = places.length
    if (words === '') status.textContent = ''
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

  input.addEventListener('input', () => void update())
  dialog.addEventListener('keydown', (event) => moveThrough(event, input, list))
  dialog.addEventListener('click', ({ target }) => {
    // A link to a place of this very page leaves the page where it is: the dialog has to make way.
    const closes = target instanceof Element && (target === dialog || target.closest('a, [data-close]'))
    if (closes) dialog.close()
  })
  void update()
}

interface Loaded {
  search: Search
  kinds: KindWords
  /** Shown where nothing is found; undefined where the content has none. */
  drawing: HTMLImageElement | undefined
}

async function loadSearch(language: string): Promise<Loaded> {
  const answer = await fetch(`/search/${language}.json`)
  if (!answer.ok) throw new Error(`search index: ${answer.status}`)
  const index: unknown = await answer.json()
  if (!isIndex(index)) throw new Error('search index: no list')
  const { places, words, kinds, drawing } = index
  return {
    search: createSearch(places.filter(isFound), words),
    kinds,
    drawing: isDrawing(drawing) ? imageOf(drawing) : undefined,
  }
}

interface Index {
  places: unknown[]
  words: SearchWords
  kinds: KindWords
  drawing?: unknown
}

const isIndex = (value: unknown): value is Index =>
  typeof value === 'object' &&
  value !== null &&
  Array.isArray(Reflect.get(value, 'places')) &&
  hasTexts(Reflect.get(value, 'words'), ['country', 'plan', 'empty']) &&
  hasTexts(Reflect.get(value, 'kinds'), kindNames)

const kindNames = ['country', 'plan', 'question', 'action', 'page']

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

/** Down and up go from the field through the places and back. */
function moveThrough(event: KeyboardEvent, input: HTMLInputElement, list: HTMLOListElement): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (step === 0) return
  const stops: HTMLElement[] = [input, ...list.querySelectorAll('a')]
  const at = stops.findIndex((stop) => stop.matches(':focus'))
  event.preventDefault()
  stops[Math.max(0, Math.min(stops.length - 1, at + step))]?.focus()
}

function part<Part extends Element>(parent: Element, selector: string, kind: new () => Part): Part {
  const found = parent.querySelector(selector)
  if (found instanceof kind) return found
  throw new Error(`the search has no ${selector}`)
}
