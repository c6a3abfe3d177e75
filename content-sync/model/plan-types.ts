import { imagePositions } from '../../src/content/banner-block.ts'
import { gainUnits, planCardTypes } from '../../src/content/plan.ts'
import { extraVariant, key, name, price, title } from './common-fields.ts'
import {
  type ContentType,
  choice,
  code,
  date,
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

const period = integer('periodInDays', 'Period in days', {
  required: true,
  validations: [{ range: { min: 1, max: 366 } }],
})
const planId = code('planId', 'Plan id at the operator', {
  required: true,
  validations: [{ unique: true }],
  helpText: 'The operator knows the plan by it; the site only passes it on.',
})
const orderCode = code('orderCode', 'Order code at the operator', { required: true })
const allowance = (id: string, label: string) => entry(id, label, ['allowance'])
const steps = (id: string, label: string) =>
  entries(id, label, ['planBuilderStep'], {
    required: true,
    helpText: 'In their order; the first is chosen at the start.',
  })
const zonePrices = [
  code('callPrice', 'A minute of a call', price),
  code('incomingCallPrice', 'A minute of a call taken', price),
  code('messagePrice', 'A message', price),
  code('dataPrice', 'A megabyte', price),
]

/** Content types of what is sold. */
export const planContentTypes: ContentType[] = [
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
      planId,
      orderCode,
      line('planTitle', 'Title', { required: true }),
      choice('planCardType', 'Group', planCardTypes, { required: true }),
      code('planPrice', 'Price', { required: true, ...price }),
      code('salePrice', 'Reduced price', {
        ...price,
        helpText: 'In euros with VAT: 4,90. Lower than the price, which is then shown struck through.',
      }),
      choice('priceUnits', 'Currency', ['EUR']),
      period,
      flag('display', 'Show on the site'),
      line('sticker', 'Sticker'),
      line('description', 'For whom'),
      allowance('dataInLt', 'Data in Lithuania'),
      allowance('dataOffPeak', 'Data off peak'),
      allowance('dataInEu', 'Data in the EU/EEA'),
      allowance('dataAbroad', 'Data abroad'),
      allowance('minutes', 'Minutes'),
      allowance('sms', 'Messages'),
      extraVariant('plan'),
    ],
  },
  {
    id: 'promo',
    name: 'Promotion',
    description: 'What a button can carry to the order page instead of a plan.',
    displayField: 'name',
    fields: [
      name,
      line('offerTitle', 'Title of the offer', { required: true }),
      line('cardTitle', 'Title of the card', { required: true }),
    ],
  },
  {
    id: 'planBuilderStep',
    name: 'Choice of a plan of one’s own',
    description: 'One choice of “create your own plan” and what it costs.',
    displayField: 'name',
    fields: [
      name,
      {
        ...key,
        helpText: 'Stands in the address of a shared choice: small letters and digits, such as 10gb.',
      },
      line('title', 'Title', { helpText: 'Where the allowance alone does not say enough.' }),
      allowance('allowance', 'Allowance'),
      code('price', 'Price', { required: true, ...price }),
    ],
  },
  {
    id: 'planBuilder',
    name: 'Plan of one’s own',
    description: 'The choices and prices of “create your own plan”. There is one.',
    displayField: 'name',
    fields: [
      name,
      title,
      code('basePrice', 'Price before any choice', { required: true, ...price }),
      period,
      steps('data', 'Data'),
      steps('minutes', 'Minutes'),
      steps('messages', 'Messages'),
      steps('roamingZones', 'Roaming zones'),
    ],
  },
  {
    id: 'roamingZone',
    name: 'Roaming zone',
    description: 'Countries with the same prices.',
    displayField: 'name',
    fields: [
      name,
      title,
      text('text', 'Text'),
      flag('hasDomesticRates', 'Rates as at home', {
        helpText: 'The EU and EEA: plans work as in Lithuania.',
      }),
      ...zonePrices,
    ],
  },
  {
    id: 'roamingCountry',
    name: 'Roaming country',
    description: 'A country and its zone.',
    displayField: 'name',
    fields: [
      name,
      title,
      code('countryCode', 'Country code', {
        required: true,
        validations: [{ unique: true }, { regexp: { pattern: '^[A-Z]{2}$', flags: null } }],
        helpText: 'Two capital letters of ISO 3166-1, such as NO.',
      }),
      entry('zone', 'Zone', ['roamingZone'], { required: true }),
      ...zonePrices.map((field) => ({ ...field, helpText: 'Only where it is not the zone’s.' })),
      line('note', 'Note'),
    ],
  },
  {
    id: 'roamingPack',
    name: 'Roaming pack',
    description: 'Data, minutes or messages for a zone, for a time.',
    displayField: 'name',
    fields: [
      name,
      planId,
      orderCode,
      title,
      text('text', 'Text'),
      entry('zone', 'Zone', ['roamingZone'], { required: true }),
      code('price', 'Price', { required: true, ...price }),
      period,
      allowance('data', 'Data'),
      allowance('minutes', 'Minutes'),
      allowance('sms', 'Messages'),
    ],
  },
  {
    id: 'personalOffer',
    name: 'Personal offer',
    description: 'What an offer of the operator looks like. Whom it is for the operator says.',
    displayField: 'name',
    fields: [
      name,
      line('cardTitle', 'Title of the card', { required: true }),
      image('cardImage', 'Picture of the card'),
      choice('cardImagePosition', 'Side of the card’s picture', imagePositions),
      line('offerTitle', 'Title of the offer', { required: true }),
      image('offerImage', 'Picture of the offer'),
      richText('offerDescription', 'Text of the offer', { required: true }),
      line('priceFromText', 'Words before the price'),
      code('priceFromValue', 'Price', price),
      entry('primaryButton', 'First button', ['button']),
      entry('secondaryButton', 'Second button', ['button']),
      date('validFrom', 'Valid from'),
      date('validTo', 'Valid to'),
      integer('rank', 'Rank', { required: true, helpText: 'Offers stand by rank, the lowest number first.' }),
      flag('showToAllUsers', 'Show to everybody'),
    ],
  },
]
