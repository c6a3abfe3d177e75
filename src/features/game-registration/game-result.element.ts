import { isVisitMarked } from './visit-mark.ts'

// The page has both texts. Who opens it without having registered reads no success.
// Why: docs/decisions/0025-leaving-and-the-game.md
function showResult(): void {
  document.documentElement.toggleAttribute('data-result-told', true)
  document.title = document.querySelector<HTMLElement>('.result-told')?.dataset.title ?? document.title
}

if (isVisitMarked('game-registration')) showResult()
else
  void import('./game-mark.state.ts').then(
    ({ gameMark }) => gameMark.read() && showResult(),
    () => undefined,
  )
