import { html } from 'hono/html'
import type { Markup } from '../../shared/markup.ts'

export type Cell = string | number | Markup

// More of them would hide what is below, on a phone above all.
const shownAtOnce = 5

/** A table that is read line by line on a phone; a long one unfolds. */
export function table(heads: string[], rows: Cell[][]): Markup {
  if (rows.length === 0) return html`<p class="none">None.</p>`
  const [first, rest] = [rows.slice(0, shownAtOnce), rows.slice(shownAtOnce)]
  return html`${linesOf(heads, first)}
    ${rest.length > 0 ? html`<details><summary>${rest.length} more</summary>${linesOf(heads, rest)}</details>` : ''}`
}

function linesOf(heads: string[], rows: Cell[][]): Markup {
  const cell = (cell: Cell, index: number) => html`<td data-head="${heads[index]}">${cell}</td>`
  return html`<table>
    <thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
    <tbody>${rows.map((cells) => html`<tr>${cells.map(cell)}</tr>`)}</tbody>
  </table>`
}

const format = new Intl.DateTimeFormat('lt-LT', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'Europe/Vilnius',
})

/** Vilnius time, as people there read a clock. */
export const time = (milliseconds: number): string => format.format(milliseconds)
