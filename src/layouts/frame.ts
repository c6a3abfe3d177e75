/**
 * Whose frame a page has. `own`: a customer's, with the bar of self-service. `shared`: a customer's where one is signed in
 * as far as the browser knows, else the site's. `public`: the site's.
 * Why: docs/decisions/0099-the-frame-of-self-service.md
 */
export type Frame = 'own' | 'shared' | 'public'
