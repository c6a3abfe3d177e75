import type { PageOf } from './page.ts'
import type { StatusModal } from './status-modal.ts'

/** What the content says of the form in which a number is activated; throws where it lacks what the form needs. */
export function registrationForm(page: PageOf<'formPage'>) {
  const missing = (key: string) => new Error(`the form "${page.id}" has no ${key}`)
  const field = (key: string) => {
    const input = page.inputs.find((candidate) => candidate.key === key)
    if (!input) throw missing(key)
    const { label, hint, placeholder, tooltip } = input
    return { label, hint, placeholder, tooltip }
  }
  const modal = (key: string): StatusModal => {
    const found = page.modals.find((candidate) => candidate.key === key)
    if (!found) throw missing(key)
    return found
  }
  const cta = (id: string) => {
    const found = page.ctas.find((candidate) => candidate.id === id)
    if (!found) throw missing(id)
    return found.title
  }
  return {
    fields: {
      phoneNumber: field('phoneNumber'),
      securityCode: field('securityCode'),
      pukCode: field('pukCode'),
    },
    goOn: cta('activate-continue'),
    sendAgain: cta('activate-send-again'),
    modals: {
      numberAlreadyAdded: modal('numberAlreadyAdded'),
      whereToFindNumber: modal('whereToFindNumber'),
      whereToFindPuk: modal('whereToFindPuk'),
    },
  }
}
