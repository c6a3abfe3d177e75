import { fill } from '../../i18n/fill.ts'
import { fillPlural } from '../../i18n/fill-plural.ts'
import { languageOf } from '../../i18n/language.ts'
import { formatList } from '../../i18n/list.ts'
import { endEarly } from '../../ui/early-end.ts'
import { differs, withCompared } from './plan-comparison.ts'
import { filterKeys, type PlanFilter, suits } from './plan-filter.ts'
import { answerWhatFits } from './plan-picker.ts'
import { choiceIn, queryWith } from './plan-query.ts'

/** Filters and compares the plans that are in it. What is chosen is in the state of fields and boxes, and in the address. */
class PlanFinder extends HTMLElement {
  private readonly filters = part(this, '.plan-filters', HTMLElement)
  private readonly reset = part(this, '.plans-reset', HTMLElement)
  private readonly controls = [
    ...this.filters.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]'),
  ]
  private readonly found = part(this, '.plans-found', HTMLElement)
  private readonly bar = part(this, '.compare-bar', HTMLElement)
  private readonly opener = part(this.bar, '[aria-haspopup]', HTMLElement)
  private readonly clearer = part(this.bar, '.button-text', HTMLElement)
  private readonly status = part(this.bar, '[role=status]', HTMLElement)
  private readonly language = languageOf(location.pathname)
  private readonly hint = this.status.textContent ?? ''
  private readonly dialog = part(this, 'dialog', HTMLDialogElement)
  private readonly cards = [...this.querySelectorAll<HTMLElement>('[data-plan-card-type]')]
  private readonly boxes = [...this.querySelectorAll<HTMLInputElement>('[name=compare]')]
  private readonly putForward = this.cards.find((card) => orderOf(card)?.matches('.button-primary'))
  private compared: string[] = []

  connectedCallback() {
    this.fillDialog()
    this.takeFromAddress()
    this.filters.addEventListener('change', () => this.filter())
    this.reset.addEventListener('click', () => {
      this.setFilter({})
      this.filter()
      // The button that was pressed goes.
      this.filters.querySelector<HTMLElement>(':checked')?.focus()
    })
    this.addEventListener('change', ({ target }) => {
      if (target instanceof HTMLInputElement && target.name === 'compare') this.compare(target)
    })
    answerWhatFits(this, this.cards, (card) => this.lead(card))
    this.opener.addEventListener('click', () => {
      if (this.compared.length > 1) this.dialog.showModal()
    })
    this.clearer.addEventListener('click', () => this.clear())
    const differences = part(this, '[name=differences]', HTMLInputElement)
    differences.addEventListener('change', () =>
      this.dialog.toggleAttribute('data-only-differences', differences.checked),
    )
    endEarly(this)
  }

  /** The table, which is in the page for a user who has no script, and under it each plan's buttons: they order it, or put it into the cart. */
  private fillDialog() {
    const table = part(this, '.plan-table', HTMLElement)
    const row = part(table, 'table', HTMLTableElement).createTFoot().insertRow()
    row.insertCell()
    for (const card of this.cards)
      row
        .insertCell()
        .append(...['[data-order]', '[data-add]'].flatMap((button) => copyOf(card.querySelector(button))))
    this.dialog.append(table, ...copyOf(document.querySelector('.cart-status')))
  }

  private takeFromAddress() {
    const { filter, compared } = choiceIn(
      location.search,
      this.boxes.map(({ value }) => value),
    )
    // Where it says nothing, what was touched before this script had come counts.
    const isNamed = compared.length > 0 || filterKeys.some((key) => filter[key])
    if (isNamed) {
      this.setFilter(filter)
      for (const box of this.boxes) box.checked = compared.includes(box.value)
    }
    this.compared = this.boxes.filter(({ checked }) => checked).map(({ value }) => value)
    if (filterKeys.slice(1).some((key) => this.wanted()[key]))
      part(this, '.plan-more', HTMLDetailsElement).open = true
    this.filter()
    this.showCompared()
    if (isNamed && this.compared.length > 1) this.dialog.showModal()
  }

  /** To a card's button that orders; where filters hide the card, they are taken off. */
  private lead(card: HTMLElement) {
    if (card.hidden) {
      this.setFilter({})
      this.filter()
    }
    const target = orderOf(card)
    card.scrollIntoView({ block: 'nearest' })
    target?.focus()
  }

  private setFilter(filter: PlanFilter) {
    for (const control of this.controls)
      setTo(control, Object.entries(filter).find(([key]) => key === control.name)?.[1] ?? '')
  }

  private wanted(): PlanFilter {
    const chosen = this.controls.filter(
      (control) => !(control instanceof HTMLInputElement) || control.checked,
    )
    return Object.fromEntries(chosen.map(({ name, value }) => [name, value]))
  }

  private filter() {
    const filter = this.wanted()
    for (const card of this.cards) card.hidden = !suits(card.dataset, filter)
    const shown = this.cards.filter(({ hidden }) => !hidden)
    const count = shown.length
    this.fillOne(shown.find((card) => card === this.putForward) ?? shown[0])
    const isAsking = filterKeys.some((key) => filter[key])
    part(this, '.plans-none', HTMLElement).hidden = count > 0
    this.reset.hidden = !isAsking
    this.found.textContent = isAsking ? this.foundWords(count) : ''
    this.keepInAddress()
  }

  /** One order button is filled among those in sight. */
  private fillOne(filled: HTMLElement | undefined) {
    for (const card of this.cards) {
      const order = orderOf(card)
      order?.classList.toggle('button-primary', card === filled)
      order?.classList.toggle('button-outline', card !== filled)
    }
  }

  private compare(box: HTMLInputElement) {
    const compared = withCompared(this.compared, box.value, box.checked)
    if (compared) this.compared = compared
    else box.checked = false
    this.showCompared()
    if (!compared) this.say(this.dataset.tooMany)
  }

  private clear() {
    for (const box of this.boxes) box.checked = false
    this.compared = []
    this.showCompared()
    // The button that was pressed goes.
    this.opener.focus()
  }

  private showCompared() {
    const columns = this.boxes.map(({ value }) => this.compared.includes(value))
    const titles = this.boxes.filter(({ checked }) => checked).map(({ dataset }) => dataset.title ?? '')
    const isComparable = this.compared.length > 1
    this.dialog.toggleAttribute('data-two', this.compared.length === 2)
    for (const row of this.dialog.querySelectorAll('tr')) {
      const cells = [...row.cells].slice(1)
      for (const [index, cell] of cells.entries()) cell.hidden = !columns[index]
      const texts = cells.filter(({ hidden }) => !hidden).map(({ textContent }) => textContent)
      row.toggleAttribute('data-differs', differs(texts))
    }
    this.bar.toggleAttribute('data-chosen', titles.length > 0)
    this.opener.ariaDisabled = isComparable ? null : 'true'
    this.clearer.hidden = titles.length === 0
    const plans = formatList(titles, this.language)
    const chosen = titles.length > 0 ? [fill(this.dataset.chosen ?? '', { plans })] : []
    this.say([...chosen, ...(isComparable ? [] : [this.hint])].join(' '))
    this.keepInAddress()
  }

  private say(words = '') {
    this.status.textContent = words
  }

  private foundWords(count: number): string {
    const { foundNone = '', found = '' } = this.dataset
    return count === 0 ? foundNone : fillPlural(found, { count }, this.language)
  }

  private keepInAddress() {
    const query = queryWith(location.search, { filter: this.wanted(), compared: this.compared })
    if (query !== location.search)
      history.replaceState(history.state, '', `${location.pathname}${query}${location.hash}`)
  }
}

const orderOf = (card: HTMLElement) => card.querySelector<HTMLElement>('[data-order]')

const copyOf = (element: Element | null): Node[] => (element ? [element.cloneNode(true)] : [])

function setTo(control: HTMLInputElement | HTMLSelectElement, value: string): void {
  if (control instanceof HTMLInputElement) control.checked = control.value === value
  else if ([...control.options].some((option) => option.value === value)) control.value = value
}

function part<Part extends Element>(parent: Element, selector: string, kind: new () => Part): Part {
  const found = parent.querySelector(selector)
  if (found instanceof kind) return found
  throw new Error(`the plan finder has no ${selector}`)
}

customElements.define('plan-finder', PlanFinder)
