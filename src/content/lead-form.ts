import type { Page, PageOf } from './page.ts'
import type { Input } from './page-content.ts'
import type { StatusModal } from './status-modal.ts'

type FormPage = PageOf<'formPage'>

export const isLeadForm = (page: Page): page is FormPage =>
  page.type === 'formPage' && page.formKey === 'leadGeneration'

/** The first link among the ctas of the page. */
export const privacyLinkOf = ({ ctas }: Pick<FormPage, 'ctas'>) => ctas.find((cta) => cta.kind === 'link')

/** What the content says of the form in which someone asks to be called; throws where it lacks what the form needs. */
export function leadForm(page: FormPage) {
  const input = (key: string) => page.inputs.find((candidate) => candidate.key === key)
  const modal = (key: string) => page.modals.find((candidate) => candidate.key === key)
  const needed = <Part extends Input | StatusModal>(find: (key: string) => Part | undefined, key: string) => {
    const found = find(key)
    if (!found) throw new Error(`the form "${page.id}" has no ${key}`)
    return found
  }
  const privacy = privacyLinkOf(page)
  return {
    content: {
      fields: {
        name: needed(input, 'name'),
        phoneNumber: needed(input, 'phoneNumber'),
        email: input('email'),
      },
      privacyLink: privacy && { title: privacy.title, href: privacy.href },
    },
    form: needed(modal, 'form'),
    success: needed(modal, 'leadGenerationSuccess'),
    error: needed(modal, 'leadGenerationError'),
  }
}
