import { isVisitMarked } from '../../lib/visit-mark.ts'

// Both texts stand in the page: whoever opens it without having registered is told of no success.
// Why: docs/decisions/0025-leaving-and-the-game.md
if (isVisitMarked('game-registration')) {
  document.documentElement.toggleAttribute('data-result-told', true)
  document.title = document.querySelector<HTMLElement>('.result-told')?.dataset.title ?? document.title
}
