import { imagePositions, tones } from '../../src/content/block.ts'
import { buttonSizes, buttonTypes, iconNames } from '../../src/content/button.ts'
import { paymentStatusKeys, statusKeys } from '../../src/content/page.ts'
import { gainUnits, planCardTypes } from '../../src/content/plan.ts'
import {
  type ContentType,
  choice,
  code,
  decimal,
  entries,
  entry,
  flag,
  image,
  integer,
  line,
  richText,
  text,
} from './field.ts'

const name = code('name', 'Name (only editors see it)', { required: true })
const anchor = line('anchor', 'Fragment by which a link reaches this block', {
  validations: [{ regexp: { pattern: '^[a-z0-9-]+$', flags: null } }],
})
const price = { validations: [{ regexp: { pattern: '^\\d+([.,]\\d{1,2})?$', flags: null } }] }

/** Content types that stand on a page as a block of their own. */
export const blockTypes = [
  'bannersSlider',
  'plansContainer',
  'quickLinks',
  'cardsContainer',
  'textBanner',
  'contentBanner',
  'faq',
]

/** Content types that are pages: a link may lead to one. */
export const pageTypes = [
  'homePage',
  'notFoundPage',
  'topUpPage',
  'genericStatusPage',
  'successfulPaymentPage',
]

const pageFields = [
  name,
  line('title', 'Title', { required: true }),
  line('slug', 'Slug: path without the language; empty for home'),
  line('seoTitle', 'Title for search engines and the browser tab', {
    required: true,
    validations: [{ size: { max: 70 } }],
  }),
  line('seoDescription', 'Description for search engines', {
    required: true,
    validations: [{ size: { max: 170 } }],
  }),
  flag('noIndex', 'Keep out of search engines'),
]

const statusFields = [
  richText('text', 'Text', { required: true }),
  image('image', 'Picture'),
  entries('buttons', 'Buttons', ['button']),
]

/** Every content type of a space, in Contentful's own form. */
export const contentTypes: ContentType[] = [
  {
    id: 'homePage',
    name: 'Home page',
    description: 'The first page of the site.',
    displayField: 'name',
    fields: [...pageFields, entries('blocks', 'Blocks', blockTypes, { required: true })],
  },
  {
    id: 'notFoundPage',
    name: '404 page',
    description: 'Shown for an address that does not exist.',
    displayField: 'name',
    fields: [
      ...pageFields,
      richText('text', 'Text', { required: true }),
      image('image', 'Picture'),
      entries('buttons', 'Buttons', ['button']),
    ],
  },
  {
    id: 'topUpPage',
    name: 'Top-up page',
    description: 'The form that tops up a number. In the path of the extra line it stands for that line.',
    displayField: 'name',
    fields: [
      ...pageFields,
      text('text', 'Text under the title', { required: true }),
      image('image', 'Picture'),
      code('presetSums', 'Sums to choose from, in euros, with blanks between', { required: true }),
      code('minimumSum', 'Smallest sum in euros', { required: true, ...price }),
      code('maximumSum', 'Largest sum in euros', { required: true, ...price }),
      entries('blocks', 'Blocks under the form', blockTypes),
    ],
  },
  {
    id: 'genericStatusPage',
    name: 'Status page',
    description: 'Says how something went. The title and the text are shown once the operator has said so.',
    displayField: 'name',
    fields: [
      ...pageFields,
      choice('statusKey', 'What the page is about', statusKeys, { required: true }),
      ...statusFields,
    ],
  },
  {
    id: 'successfulPaymentPage',
    name: 'Successful payment page',
    description: 'Says that a payment went well, once the operator has said so.',
    displayField: 'name',
    fields: [
      ...pageFields,
      choice('statusKey', 'What was paid', paymentStatusKeys, { required: true }),
      ...statusFields,
    ],
  },
  {
    id: 'header',
    name: 'Header',
    description: 'Links at the top of every page.',
    displayField: 'name',
    fields: [
      name,
      entries('links', 'Links', ['button'], { required: true }),
      entry('selfServiceLink', 'Self-service link', ['button']),
    ],
  },
  {
    id: 'linkGroup',
    name: 'Group of links',
    description: 'A titled list of links in the footer.',
    displayField: 'name',
    fields: [
      name,
      line('title', 'Title', { required: true }),
      entries('links', 'Links', ['button'], { required: true }),
    ],
  },
  {
    id: 'footer',
    name: 'Footer',
    description: 'The foot of every page.',
    displayField: 'name',
    fields: [
      name,
      line('slogan', 'Slogan', { required: true }),
      entries('groups', 'Groups of links', ['linkGroup'], { required: true }),
      line('legalText', 'Legal line', { required: true }),
    ],
  },
  {
    id: 'button',
    name: 'Button',
    description: 'A link to a page of this site or to another address.',
    displayField: 'title',
    fields: [
      line('title', 'Title', { required: true }),
      line('description', 'Label for screen readers, where the title alone does not say enough'),
      entry('page', 'Page of this site', pageTypes),
      line('url', 'Address, or #fragment of the page'),
      choice('type', 'Look', buttonTypes),
      choice('size', 'Size', buttonSizes),
      choice('leftIcon', 'Icon on the left', iconNames),
      choice('rightIcon', 'Icon on the right', iconNames),
      flag('openInANewTab', 'Open in a new tab'),
      flag('isFullWidthOnDesktop', 'Full width on desktop'),
      flag('isFullWidthOnTablet', 'Full width on tablet'),
      flag('isFullWidthOnMobile', 'Full width on mobile'),
    ],
  },
  {
    id: 'heroBanner',
    name: 'Hero banner',
    description: 'One slide of the hero banner slider.',
    displayField: 'name',
    fields: [
      name,
      line('title', 'Title', { required: true }),
      text('text', 'Text', { required: true }),
      line('sticker', 'Sticker'),
      image('image', 'Picture'),
      choice('tone', 'Background', tones),
      entries('buttons', 'Buttons', ['button']),
    ],
  },
  {
    id: 'bannersSlider',
    name: 'Hero banner slider',
    description: 'Large banners at the top of a page.',
    displayField: 'name',
    fields: [name, anchor, entries('banners', 'Banners', ['heroBanner'], { required: true })],
  },
  {
    id: 'allowance',
    name: 'Allowance',
    description: 'How much of one thing a plan holds.',
    displayField: 'name',
    fields: [
      name,
      flag('unlimited', 'Unlimited'),
      decimal('limited', 'Limit in the unit below'),
      line('displayLimit', 'Words for the limit, where the number alone does not say it'),
      choice('gainUnit', 'Unit', gainUnits, { required: true }),
      line('roamingZone', 'Roaming zone'),
    ],
  },
  {
    id: 'plan',
    name: 'Plan',
    description: 'A plan that customers can order. The operator knows it by its plan id.',
    displayField: 'planTitle',
    fields: [
      code('planId', 'Plan id at the operator', { required: true, validations: [{ unique: true }] }),
      code('orderCode', 'Order code at the operator', { required: true }),
      line('planTitle', 'Title', { required: true }),
      choice('planCardType', 'Group', planCardTypes, { required: true }),
      code('planPrice', 'Price with VAT in euros, comma or point', { required: true, ...price }),
      code('salePrice', 'Reduced price', price),
      choice('priceUnits', 'Currency', ['EUR']),
      integer('periodInDays', 'Period in days', {
        required: true,
        validations: [{ range: { min: 1, max: 366 } }],
      }),
      flag('display', 'Show on the site'),
      line('sticker', 'Sticker'),
      line('description', 'For whom'),
      entry('dataInLt', 'Data in Lithuania', ['allowance']),
      entry('dataOffPeak', 'Data off peak', ['allowance']),
      entry('dataInEu', 'Data in the EU/EEA', ['allowance']),
      entry('dataAbroad', 'Data abroad', ['allowance']),
      entry('minutes', 'Minutes', ['allowance']),
      entry('sms', 'Messages', ['allowance']),
    ],
  },
  {
    id: 'plansContainer',
    name: 'Plans',
    description: 'Plan cards side by side.',
    displayField: 'name',
    fields: [
      name,
      anchor,
      line('title', 'Title', { required: true }),
      text('text', 'Text'),
      entries('plans', 'Plans', ['plan'], { required: true }),
      text('footnote', 'Footnote'),
      entry('button', 'Button', ['button']),
    ],
  },
  {
    id: 'quickLinks',
    name: 'Quick links',
    description: 'Short links with icons.',
    displayField: 'name',
    fields: [
      name,
      anchor,
      line('title', 'Title', { required: true }),
      entries('links', 'Links', ['button'], { required: true }),
    ],
  },
  {
    id: 'value',
    name: 'Value',
    description: 'A card with an icon, a title and a short text.',
    displayField: 'title',
    fields: [
      choice('icon', 'Icon', iconNames),
      line('title', 'Title', { required: true }),
      text('text', 'Text', { required: true }),
    ],
  },
  {
    id: 'valueWithRichText',
    name: 'Value with rich text',
    description: 'A card with an icon, a title and a formatted text.',
    displayField: 'title',
    fields: [
      choice('icon', 'Icon', iconNames),
      line('title', 'Title', { required: true }),
      richText('text', 'Text', { required: true }),
    ],
  },
  {
    id: 'cardsContainer',
    name: 'Cards',
    description: 'Value cards, three or four in a row.',
    displayField: 'name',
    fields: [
      name,
      anchor,
      line('title', 'Title', { required: true }),
      text('text', 'Text'),
      choice('tone', 'Background', tones),
      entries('cards', 'Cards', ['value', 'valueWithRichText'], { required: true }),
    ],
  },
  {
    id: 'textBanner',
    name: 'Text banner',
    description: 'A wide band with a short text and a button.',
    displayField: 'name',
    fields: [
      name,
      anchor,
      line('title', 'Title', { required: true }),
      text('text', 'Text'),
      choice('tone', 'Background', tones),
      entry('button', 'Button', ['button']),
    ],
  },
  {
    id: 'contentBanner',
    name: 'Content banner',
    description: 'A picture beside a text.',
    displayField: 'name',
    fields: [
      name,
      anchor,
      line('title', 'Title', { required: true }),
      richText('text', 'Text', { required: true }),
      image('image', 'Picture'),
      choice('imagePosition', 'Side of the picture', imagePositions),
      choice('tone', 'Background', tones),
      entries('buttons', 'Buttons', ['button']),
    ],
  },
  {
    id: 'faqItem',
    name: 'Question and answer',
    description: 'One item of a FAQ.',
    displayField: 'name',
    fields: [
      name,
      line('question', 'Question', { required: true }),
      richText('answer', 'Answer', { required: true }),
      code('uniqueKey', 'Key: the fragment that opens the item', {
        required: true,
        validations: [{ unique: true }, { regexp: { pattern: '^[a-z0-9-]+$', flags: null } }],
      }),
    ],
  },
  {
    id: 'faq',
    name: 'FAQ',
    description: 'Questions that open one at a time.',
    displayField: 'name',
    fields: [
      name,
      anchor,
      line('title', 'Title', { required: true }),
      entries('items', 'Items', ['faqItem'], { required: true }),
    ],
  },
  {
    id: 'microcopy',
    name: 'Microcopy',
    description: 'A short text of the interface, found by its key.',
    displayField: 'key',
    fields: [
      code('key', 'Key', { required: true, validations: [{ unique: true }] }),
      text('value', 'Value', { required: true }),
    ],
  },
]
