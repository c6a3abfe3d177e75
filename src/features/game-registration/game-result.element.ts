import { toldTitle } from '../../lib/told-title.ts'
import { isVisitMarked } from '../../lib/visit-mark.ts'

// Both texts stand in the page: whoever opens it without having registered is told of no success.
if (isVisitMarked('game-registration')) {
  document.documentElement.toggleAttribute('data-result-told', true)
  const told = document.querySelector('.result-told')?.textContent
  if (told) document.title = toldTitle(document.title, told)
}
