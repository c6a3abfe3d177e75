import type { ImageAsset } from '../content/image.ts'
import type { BodyPage, Page } from '../content/page.ts'
import { sampleButton } from './button-samples.ts'
import { sampleWords } from './sample-words.ts'

/** What tests look for on a page that has it. */
export const bodyWords = {
  text: 'Redaktorės tekstas po antrašte.',
  button: 'Redaktorės mygtukas',
  block: 'Redaktorės blokas',
  image: 'Redaktorės paveikslėlis',
}

/** What these have is seen on the pages themselves. */
const plainTypes: readonly string[] = [
  'genericLandingPage',
  'becomeAPartnerPage',
  'maintenancePage',
  'cookieListPage',
  'newLoginInfoPage',
]

/** Account, form and result pages, whose bodies share the page with an island. */
export const hasSampleBody = (page: Page): page is BodyPage =>
  'buttons' in page && 'blocks' in page && !plainTypes.includes(page.type)

/** One of every part of a page's body. */
export const sampleBody = (
  image: ImageAsset,
): Pick<BodyPage, 'buttons' | 'blocks'> & Required<Pick<BodyPage, 'text' | 'image'>> => ({
  text: { html: `<p>${bodyWords.text}</p>` },
  image: { ...image, description: bodyWords.image },
  buttons: [{ ...sampleButton(sampleWords.lt, 'outline'), id: 'body-button', title: bodyWords.button }],
  blocks: [{ id: 'body-block', type: 'text', title: bodyWords.block, text: { html: '<p>.</p>' } }],
})
