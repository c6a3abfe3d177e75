import { html } from 'hono/html'
import type { Markup } from '../../providers/page.ts'

export type Cell = string | number | Markup

/** A table that is read line by line on a phone. */
export function table(heads: string[], rows: Cell[][]): Markup {
  if (rows.length === 0) return html`<p class="none">None.</p>`
  const row = (cells: Cell[]) =>
    html`<tr>${cells.map((cell, index) => html`<td data-head="${heads[index]}">${cell}</td>`)}</tr>`
  return html`<table>
    <thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
    <tbody>${rows.map(row)}</tbody>
  </table>`
}

const format = new Intl.DateTimeFormat('lt-LT', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'Europe/Vilnius',
})

/** Vilnius time, as people there read a clock. */
export const time = (milliseconds: number): string => format.format(milliseconds)
