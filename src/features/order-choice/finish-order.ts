import { type CartItem, selectedPlan } from './order-choice-storage.ts'

/** Milliseconds. */
const day = 86_400_000

/** The plan of an order that was left within a day, at an instant in UTC milliseconds; undefined where there is none. */
export function unfinishedPlan(choice: CartItem | undefined, now: number): string | undefined {
  if (choice?.chosenAt === undefined || choice.submitted) return undefined
  const age = now - choice.chosenAt
  return age >= 0 && age < day ? choice.planId : undefined
}

/** Shows the bar that leads back to an order that was left. */
export function showUnfinishedOrder(bar: HTMLElement): void {
  const show = () => {
    const planId = unfinishedPlan(selectedPlan.read(), Date.now())
    // Its name is on its card: a plan without one on this page isn't spoken of.
    const button = [...document.querySelectorAll<HTMLElement>('.plan-card [data-plan]')].find(
      ({ dataset }) => dataset.plan === planId,
    )
    const title = button?.closest('.plan-card')?.querySelector('h3')?.textContent
    const line = bar.querySelector('p')
    if (line && title) line.textContent = bar.dataset.text?.replace('{plan}', title) ?? ''
    bar.hidden = !title
  }
  show()
  // Ordered or put off in another tab, or before this page came back from the browser's memory.
  for (const sign of ['storage', 'pageshow']) addEventListener(sign, show)
  bar.querySelector('button')?.addEventListener('click', () => {
    const choice = selectedPlan.read()
    // The choice stays: an order page that is open in another tab shows it.
    if (choice) selectedPlan.write({ planId: choice.planId, submitted: choice.submitted })
    show()
  })
}
