import { imagePositions } from '../../src/content/banner-block.ts'
import { tabVariants } from '../../src/content/block.ts'
import { iconNames } from '../../src/content/button-look.ts'
import {
  anchor,
  button,
  buttons,
  extraVariant,
  key,
  name,
  picture,
  price,
  title,
  tone,
} from './common-fields.ts'
import {
  type ContentType,
  choice,
  code,
  entries,
  entry,
  type Field,
  flag,
  line,
  richText,
  text,
} from './field.ts'
import { blockTypes } from './type-ids.ts'

const block = (id: string, label: string, description: string, fields: Field[]): ContentType => ({
  id,
  name: label,
  description,
  displayField: 'name',
  fields: [name, anchor, ...fields, extraVariant(id)],
})

const part = (id: string, label: string, description: string, fields: Field[]): ContentType => ({
  id,
  name: label,
  description,
  displayField: 'name',
  fields: [name, ...fields],
})

const lead = text('text', 'Text')
const formatted = richText('text', 'Text', { required: true })
const optionalTitle = line('title', 'Title')
const icon = choice('icon', 'Icon', iconNames)
const value = (id: string, label: string, description: string, words: Field): ContentType => ({
  id,
  name: label,
  description,
  displayField: 'title',
  fields: [anchor, icon, title, words, extraVariant(id)],
})
const valueTypes = ['value', 'valueWithRichText']
const componentTypes = [
  'text',
  'textColumns',
  'rateLine',
  'rateLines',
  'notification',
  ...valueTypes,
  'button',
]

/** Content types that stand on a page as a block, and those of which only blocks are made. */
export const blockContentTypes: ContentType[] = [
  part('heroBanner', 'Hero banner', 'One slide of the hero banner slider.', [
    title,
    text('text', 'Text', { required: true }),
    line('sticker', 'Sticker'),
    picture,
    tone,
    buttons,
  ]),
  block('bannersSlider', 'Hero banner slider', 'Large banners at the top of a page.', [
    entries('banners', 'Banners', ['heroBanner'], { required: true }),
  ]),
  block('textBanner', 'Text banner', 'A wide band with a short text and a button.', [
    title,
    lead,
    tone,
    button,
  ]),
  block('contentBanner', 'Content banner', 'A picture beside a text.', [
    title,
    formatted,
    picture,
    choice('imagePosition', 'Side of the picture', imagePositions),
    tone,
    buttons,
  ]),
  part('offerCard', 'Offer card', 'One card of an offer slider.', [
    title,
    lead,
    line('sticker', 'Sticker'),
    picture,
    line('priceText', 'Words before the price'),
    code('price', 'Price', price),
    button,
  ]),
  block('offerCardsSlider', 'Offer slider', 'Offers side by side.', [
    title,
    lead,
    tone,
    entries('cards', 'Cards', ['offerCard'], { required: true }),
  ]),
  block('quickLinks', 'Quick links', 'Short links with icons.', [
    title,
    entries('links', 'Links', ['button'], { required: true }),
  ]),
  block('textComponentsContainer', 'Text components', 'Texts, notices, rates and values in a column.', [
    optionalTitle,
    entries('components', 'Components', componentTypes, { required: true }),
  ]),
  block('cardsSlider', 'Card slider', 'Value cards side by side.', [
    title,
    lead,
    tone,
    entries('cards', 'Cards', valueTypes, { required: true }),
  ]),
  block('cardsContainer', 'Cards', 'Value cards, three or four in a row.', [
    title,
    lead,
    tone,
    entries('cards', 'Cards', valueTypes, { required: true }),
  ]),
  block('actionCardsContainer', 'Action cards', 'Cards with something to do.', [
    title,
    lead,
    tone,
    entries('cards', 'Cards', ['actionCard'], { required: true }),
  ]),
  block('actionCard', 'Action card', 'A card with a button.', [
    icon,
    picture,
    title,
    lead,
    { ...button, required: true },
  ]),
  block('plansContainer', 'Plans', 'Plan cards side by side.', [
    title,
    lead,
    entries('plans', 'Plans', ['plan'], { required: true }),
    text('footnote', 'Footnote'),
    button,
  ]),
  block('plansBanner', 'Plans banner', 'A wide band with a few plans in short.', [
    title,
    lead,
    tone,
    picture,
    entries('plans', 'Plans', ['plan'], { required: true }),
    button,
  ]),
  part('tabSection', 'Section behind a tab', 'One tab and what it shows.', [
    { ...key, helpText: 'The fragment that opens the tab; settings know theirs by it.' },
    title,
    entries(
      'blocks',
      'Blocks',
      blockTypes.filter((type) => type !== 'pageTabs'),
      { required: true },
    ),
  ]),
  block('pageTabs', 'Tabs', 'Sections of which one is shown.', [
    optionalTitle,
    choice('variant', 'Look', tabVariants),
    entries('tabs', 'Tabs', ['tabSection'], { required: true }),
  ]),
  block('text', 'Text', 'A formatted text.', [optionalTitle, formatted]),
  block('textColumns', 'Text in columns', 'Short texts side by side.', [
    optionalTitle,
    entries('columns', 'Columns', ['text'], { required: true }),
  ]),
  block('rateLine', 'Rate', 'The price of one thing.', [
    title,
    line('note', 'Note'),
    code('price', 'Price', price),
    line('priceText', 'Words instead of a price', {
      helpText: 'Where there is no figure: “free”, “by plan”.',
    }),
    line('unit', 'Per what', { helpText: 'What the price is paid for: “per minute”.' }),
  ]),
  block('rateLines', 'Table of rates', 'Rates under one title.', [
    title,
    lead,
    flag('isSearchable', 'With a field that finds a line'),
    entries('lines', 'Rates', ['rateLine'], { required: true }),
  ]),
  value(
    'value',
    'Value',
    'A card with an icon, a title and a short text.',
    text('text', 'Text', { required: true }),
  ),
  value(
    'valueWithRichText',
    'Value with rich text',
    'A card with an icon, a title and a formatted text.',
    formatted,
  ),
  part('faqItem', 'Question and answer', 'One item of a FAQ.', [
    line('question', 'Question', { required: true }),
    richText('answer', 'Answer', { required: true }),
    code('uniqueKey', 'Key', {
      required: true,
      validations: [{ unique: true }, { regexp: { pattern: '^[a-z0-9-]+$', flags: null } }],
      helpText: 'The fragment that opens the item: /#esim-install. Small letters, digits and hyphens.',
    }),
    entry('notification', 'Notice', ['notification']),
  ]),
  block('faq', 'FAQ', 'Questions that open one at a time.', [
    title,
    entries('items', 'Items', ['faqItem'], { required: true }),
  ]),
]
