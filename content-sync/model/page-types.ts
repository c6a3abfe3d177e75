import {
  formKeys,
  maintenanceScopes,
  paymentStatusKeys,
  sectionsKeys,
  simTypes,
  statusKeys,
} from '../../src/content/page-key.ts'
import {
  blocks,
  bodyFields,
  buttons,
  earlierAddresses,
  pageContentFields,
  pageFields,
  picture,
  price,
} from './common-fields.ts'
import { type ContentType, choice, code, entries, type Field, richText, text } from './field.ts'

const page = (id: string, name: string, description: string, fields: Field[]): ContentType => ({
  id,
  name,
  description,
  displayField: 'name',
  fields: [...pageFields, ...fields, earlierAddresses],
})

const requiredText = richText('text', 'Text', { required: true })
const statusFields = bodyFields.map((field) => (field.id === 'text' ? requiredText : field))

/** Content types that are pages. */
export const pageContentTypes: ContentType[] = [
  page('homePage', 'Home page', 'The first page of the site.', [{ ...blocks, required: true }]),
  page(
    'genericLandingPage',
    'Landing page',
    'A page of texts and blocks. Some are known to the site by their entry id, such as plansPageContent.',
    bodyFields,
  ),
  page('orderSimPage', 'Order SIM page', 'Where a SIM card or an eSIM is ordered.', [
    choice('simType', 'What is ordered', simTypes, { required: true }),
    ...bodyFields,
  ]),
  page('becomeAPartnerPage', 'Become-a-partner page', 'For shops that want to sell Uoga.', bodyFields),
  page('notFoundPage', '404 page', 'Shown for an address that does not exist.', [
    requiredText,
    picture,
    buttons,
  ]),
  page('serviceReportPage', 'Service report page', 'What a customer used in a period.', bodyFields),
  page('checkoutPage', 'Checkout page', 'Where an order is looked over and paid.', bodyFields),
  page('dashboardPage', 'Dashboard page', 'The first page of self-service.', bodyFields),
  page(
    'topUpPage',
    'Top-up page',
    'The form that tops up a number. In the path of the extra line it stands for that line.',
    [
      text('text', 'Text under the title', { required: true }),
      picture,
      code('presetSums', 'Sums to choose from', {
        required: true,
        helpText:
          'In euros, with blanks between: 5 10 20. Each lies between the smallest and the largest sum.',
      }),
      code('minimumSum', 'Smallest sum', { required: true, ...price }),
      code('maximumSum', 'Largest sum', { required: true, ...price }),
      { ...blocks, name: 'Blocks under the form' },
      ...pageContentFields,
    ],
  ),
  page(
    'successfulPaymentPage',
    'Successful payment page',
    'Says that a payment went well, once the operator has said so.',
    [choice('statusKey', 'What was paid', paymentStatusKeys, { required: true }), ...statusFields],
  ),
  page('historyPage', 'History page', 'What happened in an account, line by line.', bodyFields),
  page(
    'genericStatusPage',
    'Status page',
    'Says how something went. The title and the text are shown once the operator has said so.',
    [choice('statusKey', 'What the page is about', statusKeys, { required: true }), ...statusFields],
  ),
  page('usageDetailsPage', 'Usage details page', 'What is left of each plan.', bodyFields),
  page('maintenancePage', 'Maintenance page', 'Shown while the site or self-service is being mended.', [
    choice('scope', 'What is being mended', maintenanceScopes, { required: true }),
    ...bodyFields,
  ]),
  page('cookieListPage', 'Cookie list page', 'Every cookie by category.', [
    entries('categories', 'Categories', ['cookieCategory'], { required: true }),
    ...bodyFields,
  ]),
  page('newLoginInfoPage', 'New log-in page', 'Explains the new way to log in.', bodyFields),
  page('formPage', 'Form page', 'A page whose purpose is a form.', [
    choice('formKey', 'Form', formKeys, { required: true }),
    ...bodyFields,
  ]),
  page('tabbedSectionsPage', 'Page of sections with tabs', 'Help, or the settings of self-service.', [
    choice('sectionsKey', 'Which', sectionsKeys, { required: true }),
    entries('sections', 'Sections', ['tabSection'], { required: true }),
    ...bodyFields,
  ]),
]
