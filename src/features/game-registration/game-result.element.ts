import { visitText } from '../../lib/visit-text.ts'

// Both texts stand in the page: whoever opens it without having registered is told of no success.
if (visitText('game-registration') === '"registered"')
  document.documentElement.toggleAttribute('data-result-told', true)
