import { fillPlural } from '../../i18n/fill-plural.ts'
import { languageOf } from '../../i18n/language.ts'
import { anchorOf } from '../../lib/anchor.ts'
import { endEarly } from '../../ui/early-end.ts'
import { phoneInHand } from '../phone-models/phone-in-hand.ts'
import { type ListedPhone, otherNamesIn, phonesMeant } from '../phone-models/phone-models.ts'

/** A model as the page lists it: its maker's list has the answer, what depends and how to install. */
interface ShownPhone extends ListedPhone {
  answer: HTMLElement
  about: HTMLElement
}

/** More would be a list again. */
const mostFound = 8

/** Shows the models that are meant by what is typed. */
export function findTyped(finder: HTMLElement): void {
  const input = finder.querySelector('input')
  if (!input) return
  endEarly(finder)
  const typed = input.value
  const found = phonesMeant(phonesOf(document), typed, otherNamesIn(finder.dataset.otherNames ?? ''))
  const { found: some = '', none = '' } = finder.dataset
  const count = found.length
  say(finder, count > 0 ? fillPlural(some, { count }, languageOf(location.pathname)) : typed.trim() && none)
  show(finder, found)
}

/** Shows the model of an address's fragment (`galaxy-s23-ultra`), if the page lists one. */
export function findNamed(finder: HTMLElement, anchor: string): void {
  const named = phonesOf(document).find(({ name }) => anchorOf(name) === anchor)
  if (named) type(finder, named.name)
}

/** Shows the phone in hand, as far as its browser says. */
export async function findThisPhone(finder: HTMLElement): Promise<void> {
  const hand = await phoneInHand(phonesOf(document))
  type(finder, hand.name === 'listed' ? hand.phone.name : hand.name === 'iPhone' ? 'iPhone' : '')
  if (hand.name === 'iPhone') say(finder, finder.dataset.isIphone ?? '')
  if (hand.name === 'unknown') say(finder, finder.dataset.isUnknown ?? '')
}

function phonesOf(page: Document): ShownPhone[] {
  return [...page.querySelectorAll<HTMLElement>('details[data-codes]')].flatMap((list) => {
    const maker = list.querySelector('summary')?.textContent.trim() ?? ''
    const codes = (list.dataset.codes ?? '').split(',')
    const about = list.querySelector<HTMLElement>('[data-about]')
    return [...list.querySelectorAll('.phone-models > li')].flatMap((item, at) => {
      const answer = item.parentElement?.previousElementSibling
      if (!about || !(answer instanceof HTMLElement)) return []
      const ofModel = (codes[at] ?? '').split(' ').filter(Boolean)
      return [{ maker, name: item.textContent.trim(), codes: ofModel, answer, about }]
    })
  })
}

function type(finder: HTMLElement, words: string) {
  const input = finder.querySelector('input')
  if (input) input.value = words
  findTyped(finder)
}

function say(finder: HTMLElement, words: string) {
  const status = finder.querySelector('[role=status]')
  if (status) status.textContent = words
}

function show(finder: HTMLElement, found: readonly ShownPhone[]) {
  const ways = finder.querySelector('template')?.content.querySelectorAll('a')
  const items = found.slice(0, mostFound).map(({ name, answer, about }, at) => {
    const item = document.createElement('li')
    const details = Object.assign(document.createElement('details'), {
      className: 'accordion-item accordion-box',
    })
    // The likeliest is what most came for.
    details.open = at === 0
    details.dataset.answer = answer.dataset.answer
    const summary = document.createElement('summary')
    const told = document.createElement('div')
    const title = Object.assign(document.createElement('b'), { textContent: name, translate: false })
    const verdict = Object.assign(document.createElement('span'), { className: answer.className })
    verdict.append(...[...answer.childNodes].map((node) => node.cloneNode(true)))
    told.append(title, verdict)
    summary.append(told)
    const body = Object.assign(document.createElement('div'), { className: 'accordion-body' })
    const takesNone = answer.dataset.answer === 'no'
    if (!takesNone) body.append(about.cloneNode(true))
    const way = ways?.[takesNone ? 1 : 0]?.cloneNode(true)
    if (way) body.append(way)
    details.append(summary, body)
    item.append(details)
    return item
  })
  finder.querySelector('.phone-found')?.replaceChildren(...items)
}
