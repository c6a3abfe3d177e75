import { fill } from '../../i18n/fill.ts'
import { fittingPlan } from './plan-fit.ts'

/**
 * Answers the two questions of the picker in `finder` by the cheapest of the plans' cards that has both; `lead` brings the
 * person to it. Without a picker it does nothing.
 */
export function answerWhatFits(
  finder: HTMLElement,
  cards: readonly HTMLElement[],
  lead: (card: HTMLElement) => void,
): void {
  const picker = finder.querySelector<HTMLElement>('.plan-picker')
  const data = picker?.querySelector<HTMLSelectElement>('[data-question=dataInLt]')
  const minutes = picker?.querySelector<HTMLSelectElement>('[data-question=minutes]')
  const status = picker?.querySelector('[role=status]')
  const show = picker?.querySelector('button')
  if (!picker || !data || !minutes || !status || !show) return
  const { answer = '', none = '' } = picker.dataset
  const facts = cards.map((card) => {
    const { dataInLt, minutes, price } = card.dataset
    return { dataInLt, minutes, price, card }
  })
  const sentence = (card: HTMLElement | undefined) => {
    if (data.value === '' || minutes.value === '') return ''
    if (!card) return none
    return fill(answer, {
      plan: card.querySelector<HTMLElement>('[name=compare]')?.dataset.title ?? '',
      price: card.querySelector('.price')?.textContent ?? '',
      data: wordsOf(data),
      minutes: wordsOf(minutes),
    })
  }
  const tell = () => {
    const card = fittingPlan(facts, { dataInLt: data.value, minutes: minutes.value })?.card
    status.textContent = sentence(card)
    show.hidden = !card
    show.onclick = () => card && lead(card)
  }
  picker.addEventListener('change', tell)
  // What was answered before this script had come counts.
  tell()
}

/** What is chosen, as it is written within a sentence. */
const wordsOf = (select: HTMLSelectElement): string =>
  (select.selectedOptions[0]?.label ?? '').replace(/^\p{L}/u, (letter) => letter.toLocaleLowerCase())
