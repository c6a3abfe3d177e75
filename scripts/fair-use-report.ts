import type { Problem } from '../content-sync/problem.ts'
import type { Plan } from '../src/content/plan.ts'
import { fairUseOf, vilniusYear } from '../src/lib/fair-use.ts'
import { currentPrice } from '../src/lib/sold-plan.ts'

/**
 * Plans whose card says less data in the EU/EEA than fair use gives for their price in the year of an instant (UTC
 * milliseconds), by entry: the wholesale cap falls on 1 January, and the figure on a card is the editor's.
 */
export const fairUseReport = (plans: readonly Plan[], at: number): Problem[] =>
  plans.flatMap(({ id, planPrice, salePrice, display, allowances: { dataInEu, dataInLt } }) => {
    if (!display || !dataInEu || dataInEu.unlimited) return []
    const year = vilniusYear(at)
    const due = fairUseOf(currentPrice({ planPrice, salePrice }), year, gigabytes(dataInLt))
    const said = gigabytes(dataInEu) ?? 0
    if (said >= due) return []
    const message = `says ${said} GB in the EU/EEA on the card, and ${due} GB are due in ${year} by fair use`
    return [{ severity: 'warning', contentType: 'plan', entry: id, field: 'dataInEu', message }]
  })

/** Undefined for unlimited, or where nothing is said. */
const gigabytes = (allowance: Plan['allowances']['dataInLt']): number | undefined => {
  if (!allowance || allowance.unlimited) return undefined
  const { limited = 0, gainUnit } = allowance
  return gainUnit === 'MB' ? limited / 1000 : limited
}
