import { isVisitMarked } from '../../lib/visit-mark.ts'

// Both texts stand in the page: whoever opens it without having registered is told of no success.
const tell = () => document.documentElement.toggleAttribute('data-result-told', true)
if (isVisitMarked('game-registration')) tell()
else
  void import('./game-mark.state.ts').then(
    ({ gameMark }) => gameMark.read() && tell(),
    () => undefined,
  )
