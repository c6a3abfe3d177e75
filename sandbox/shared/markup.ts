import type { html } from 'hono/html'

/** What `html` makes: escaped markup. */
export type Markup = ReturnType<typeof html>
