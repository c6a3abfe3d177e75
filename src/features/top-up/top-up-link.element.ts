import { takeTopUpLink } from './take-top-up-link.ts'

// A number leaves the address bar, and with it the browser's history, before the form is there or anything else reads it.
takeTopUpLink()
