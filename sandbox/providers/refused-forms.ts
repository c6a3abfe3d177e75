import type { Context } from 'hono'

interface RefusedForms<Refused> {
  /** Answers a form by a redirect to the page that says what was wrong with it: so Back never sends it again. */
  refuse(context: Context, page: string, refused: Refused): Response
  /** What a page has to say of a form, once. */
  take(page: string): Refused | undefined
}

/** What is reported a form by the page after it; kept in memory, as nothing that was typed may be in an address. */
export function refusedForms<Refused>(): RefusedForms<Refused> {
  const kept = new Map<string, Refused>()
  return {
    refuse(context, page, refused) {
      kept.set(page, refused)
      return context.redirect(page, 303)
    },
    take(page) {
      const refused = kept.get(page)
      kept.delete(page)
      return refused
    },
  }
}
