import { showStored } from '../../lib/stored-text.ts'

// As the script in the page's head has it.
showStored('user-info', (text) =>
  document.documentElement.toggleAttribute('data-hint', /"signedIn":true/.test(text)),
)
