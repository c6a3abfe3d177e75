import { keepText } from '../../lib/keep-text.ts'

// What was only prerendered, or opened in a tab behind, has not been read.
const keep = () => document.visibilityState === 'visible' && keepText('new-login-reviewed', 'true')
keep()
document.addEventListener('visibilitychange', keep)
