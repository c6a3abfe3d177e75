import { html } from 'hono/html'
import type { Markup } from '../../shared/markup.ts'
import { outcomes } from './outcomes.ts'

/** How to see each outcome that the contract names; folded, because there are many. */
export const outcomesSection: Markup = html`<section id="outcomes">
  <h2>Every outcome, and how to see it</h2>
  <p>Whom to log in as stands with it; where nobody does, log in as Tomas (616 16161). A number is linked in
    settings’ numbers, or at /aktyvuok, where it is declared, too.</p>
  ${Object.entries(outcomes).map(
    ([kind, ways]) => html`<details>
      <summary>${kind}</summary>
      <dl>
        ${Object.entries(ways).map(([outcome, way]) => html`<dt><code>${outcome}</code></dt><dd>${way}</dd>`)}
      </dl>
    </details>`,
  )}
</section>`
