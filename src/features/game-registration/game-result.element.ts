import { registeredForGame } from './game-registration.state.ts'

// Both texts stand in the page: whoever opens it without having registered is told of no success.
if (registeredForGame.read()) document.documentElement.toggleAttribute('data-result-told', true)
