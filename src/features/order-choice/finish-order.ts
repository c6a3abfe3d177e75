import { forgetLeftSimOrder, leftSimOrder } from './left-sim-order.ts'
import { type CartItem, selectedPlan } from './order-choice-storage.ts'
import { isWithinADay } from './within-a-day.ts'

/** The plan of an order that was left within a day, at an instant in UTC milliseconds; undefined where there is none. */
export function unfinishedPlan(choice: CartItem | undefined, now: number): string | undefined {
  if (choice?.chosenAt === undefined || choice.submitted) return undefined
  return isWithinADay(choice.chosenAt, now) ? choice.planId : undefined
}

interface Unfinished {
  text: string
  /** Where it is finished, where that isn't the bar's own link. */
  path?: string | undefined
  putOff: () => void
}

/** What was left: a plan whose card is on this page, else a SIM or an eSIM. */
function unfinishedOn({ dataset }: HTMLElement): Unfinished | undefined {
  const choice = selectedPlan.read()
  const planId = unfinishedPlan(choice, Date.now())
  // Its name is on its card: a plan without one on this page isn't spoken of.
  const button = [...document.querySelectorAll<HTMLElement>('.plan-card [data-plan]')].find(
    (one) => one.dataset.plan === planId,
  )
  const plan = button?.closest('.plan-card')?.querySelector('h3')?.textContent
  if (choice && plan && dataset.text)
    return {
      text: dataset.text.replace('{plan}', plan),
      // The choice stays: an order page that is open in another tab shows it.
      putOff: () => selectedPlan.write({ planId: choice.planId, submitted: choice.submitted }),
    }
  const left = leftSimOrder(Date.now())
  const text = left && dataset[`${left.kind}Text`]
  if (!left || !text) return undefined
  return { text, path: dataset[`${left.kind}Path`], putOff: () => forgetLeftSimOrder(left.kind) }
}

/** Shows the bar that leads back to an order that was left. */
export function showUnfinishedOrder(bar: HTMLElement): void {
  const line = bar.querySelector('p')
  const link = bar.querySelector('a')
  const orderPath = link?.getAttribute('href') ?? ''
  const show = () => {
    const left = unfinishedOn(bar)
    if (line && left) line.textContent = left.text
    link?.setAttribute('href', left?.path ?? orderPath)
    bar.hidden = !left
  }
  show()
  // Ordered or put off in another tab, or before this page came back from the browser's memory.
  for (const sign of ['storage', 'pageshow']) addEventListener(sign, show)
  bar.querySelector('button')?.addEventListener('click', () => {
    unfinishedOn(bar)?.putOff()
    show()
  })
}
