module.exports = (migration) => {
  const allowance = migration.createContentType('allowance', {
    name: 'Allowance',
    description: 'How much of one thing a plan holds.',
    displayField: 'name',
  })
  allowance.createField('name', {
    name: 'Name (only editors see it)',
    type: 'Symbol',
    localized: false,
    required: true,
    validations: [],
  })
  allowance.createField('unlimited', {
    name: 'Unlimited',
    type: 'Boolean',
    localized: false,
    required: false,
    validations: [],
  })
  allowance.createField('limited', {
    name: 'Limit in the unit below',
    type: 'Number',
    localized: false,
    required: false,
    validations: [],
  })
  allowance.createField('displayLimit', {
    name: 'Words for the limit, where the number alone does not say it',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [],
  })
  allowance.createField('gainUnit', {
    name: 'Unit',
    type: 'Symbol',
    localized: false,
    required: true,
    validations: [{ in: ['GB', 'MB', 'MIN', 'SMS'] }],
  })
  allowance.createField('roamingZone', {
    name: 'Roaming zone',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [],
  })
  allowance.changeFieldControl('name', 'builtin', 'singleLine')
  allowance.changeFieldControl('unlimited', 'builtin', 'boolean')
  allowance.changeFieldControl('limited', 'builtin', 'numberEditor')
  allowance.changeFieldControl('displayLimit', 'builtin', 'singleLine')
  allowance.changeFieldControl('gainUnit', 'builtin', 'dropdown')
  allowance.changeFieldControl('roamingZone', 'builtin', 'singleLine')
  const plan = migration.createContentType('plan', {
    name: 'Plan',
    description: 'A plan that customers can order. The operator knows it by its plan id.',
    displayField: 'planTitle',
  })
  plan.createField('planId', {
    name: 'Plan id at the operator',
    type: 'Symbol',
    localized: false,
    required: true,
    validations: [{ unique: true }],
  })
  plan.createField('orderCode', {
    name: 'Order code at the operator',
    type: 'Symbol',
    localized: false,
    required: true,
    validations: [],
  })
  plan.createField('planTitle', {
    name: 'Title',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [],
  })
  plan.createField('planCardType', {
    name: 'Group',
    type: 'Symbol',
    localized: false,
    required: true,
    validations: [{ in: ['data', 'calls', 'all'] }],
  })
  plan.createField('planPrice', {
    name: 'Price',
    type: 'Symbol',
    localized: false,
    required: true,
    validations: [{ regexp: { pattern: '^\\d+([.,]\\d{1,2})?$', flags: null } }],
  })
  plan.createField('salePrice', {
    name: 'Reduced price',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [{ regexp: { pattern: '^\\d+([.,]\\d{1,2})?$', flags: null } }],
  })
  plan.createField('priceUnits', {
    name: 'Currency',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [{ in: ['EUR'] }],
  })
  plan.createField('periodInDays', {
    name: 'Period in days',
    type: 'Integer',
    localized: false,
    required: true,
    validations: [{ range: { min: 1, max: 366 } }],
  })
  plan.createField('display', {
    name: 'Show on the site',
    type: 'Boolean',
    localized: false,
    required: false,
    validations: [],
  })
  plan.createField('sticker', {
    name: 'Sticker',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [],
  })
  plan.createField('description', {
    name: 'For whom',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [],
  })
  plan.createField('dataInLt', {
    name: 'Data in Lithuania',
    type: 'Link',
    localized: false,
    required: false,
    validations: [{ linkContentType: ['allowance'] }],
    linkType: 'Entry',
  })
  plan.createField('dataOffPeak', {
    name: 'Data off peak',
    type: 'Link',
    localized: false,
    required: false,
    validations: [{ linkContentType: ['allowance'] }],
    linkType: 'Entry',
  })
  plan.createField('dataInEu', {
    name: 'Data in the EU/EEA',
    type: 'Link',
    localized: false,
    required: false,
    validations: [{ linkContentType: ['allowance'] }],
    linkType: 'Entry',
  })
  plan.createField('dataAbroad', {
    name: 'Data abroad',
    type: 'Link',
    localized: false,
    required: false,
    validations: [{ linkContentType: ['allowance'] }],
    linkType: 'Entry',
  })
  plan.createField('minutes', {
    name: 'Minutes',
    type: 'Link',
    localized: false,
    required: false,
    validations: [{ linkContentType: ['allowance'] }],
    linkType: 'Entry',
  })
  plan.createField('sms', {
    name: 'Messages',
    type: 'Link',
    localized: false,
    required: false,
    validations: [{ linkContentType: ['allowance'] }],
    linkType: 'Entry',
  })
  plan.createField('extraVariant', {
    name: 'Variant for Uoga Extra',
    type: 'Link',
    localized: false,
    required: false,
    validations: [{ linkContentType: ['plan'] }],
    linkType: 'Entry',
  })
  plan.changeFieldControl('planId', 'builtin', 'singleLine', {
    helpText: 'The operator knows the plan by it; the site only passes it on.',
  })
  plan.changeFieldControl('orderCode', 'builtin', 'singleLine')
  plan.changeFieldControl('planTitle', 'builtin', 'singleLine')
  plan.changeFieldControl('planCardType', 'builtin', 'dropdown')
  plan.changeFieldControl('planPrice', 'builtin', 'singleLine', {
    helpText: 'In euros with VAT, with a comma or a point: 4,90. A figure stands in one entry only.',
  })
  plan.changeFieldControl('salePrice', 'builtin', 'singleLine', {
    helpText: 'Lower than the price, which is then shown struck through.',
  })
  plan.changeFieldControl('priceUnits', 'builtin', 'dropdown')
  plan.changeFieldControl('periodInDays', 'builtin', 'numberEditor')
  plan.changeFieldControl('display', 'builtin', 'boolean')
  plan.changeFieldControl('sticker', 'builtin', 'singleLine')
  plan.changeFieldControl('description', 'builtin', 'singleLine')
  plan.changeFieldControl('dataInLt', 'builtin', 'entryLinkEditor')
  plan.changeFieldControl('dataOffPeak', 'builtin', 'entryLinkEditor')
  plan.changeFieldControl('dataInEu', 'builtin', 'entryLinkEditor')
  plan.changeFieldControl('dataAbroad', 'builtin', 'entryLinkEditor')
  plan.changeFieldControl('minutes', 'builtin', 'entryLinkEditor')
  plan.changeFieldControl('sms', 'builtin', 'entryLinkEditor')
  plan.changeFieldControl('extraVariant', 'builtin', 'entryLinkEditor', {
    helpText: 'Shown instead of this entry on pages whose path has the segment “extra”.',
  })
  const promo = migration.createContentType('promo', {
    name: 'Promotion',
    description: 'What a button can carry to the order page instead of a plan.',
    displayField: 'name',
  })
  promo.createField('name', {
    name: 'Name (only editors see it)',
    type: 'Symbol',
    localized: false,
    required: true,
    validations: [],
  })
  promo.createField('offerTitle', {
    name: 'Title of the offer',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [],
  })
  promo.createField('cardTitle', {
    name: 'Title of the card',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [],
  })
  promo.changeFieldControl('name', 'builtin', 'singleLine')
  promo.changeFieldControl('offerTitle', 'builtin', 'singleLine')
  promo.changeFieldControl('cardTitle', 'builtin', 'singleLine')
  const planBuilderStep = migration.createContentType('planBuilderStep', {
    name: 'Choice of a plan of one’s own',
    description: 'One choice of “create your own plan” and what it costs.',
    displayField: 'name',
  })
  planBuilderStep.createField('name', {
    name: 'Name (only editors see it)',
    type: 'Symbol',
    localized: false,
    required: true,
    validations: [],
  })
  planBuilderStep.createField('key', {
    name: 'Key',
    type: 'Symbol',
    localized: false,
    required: true,
    validations: [{ regexp: { pattern: '^[A-Za-z0-9-]+$', flags: null } }],
  })
  planBuilderStep.createField('title', {
    name: 'Title',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [],
  })
  planBuilderStep.createField('allowance', {
    name: 'Allowance',
    type: 'Link',
    localized: false,
    required: false,
    validations: [{ linkContentType: ['allowance'] }],
    linkType: 'Entry',
  })
  planBuilderStep.createField('price', {
    name: 'Price',
    type: 'Symbol',
    localized: false,
    required: true,
    validations: [{ regexp: { pattern: '^\\d+([.,]\\d{1,2})?$', flags: null } }],
  })
  planBuilderStep.changeFieldControl('name', 'builtin', 'singleLine')
  planBuilderStep.changeFieldControl('key', 'builtin', 'singleLine', {
    helpText: 'Stands in the address of a shared choice: small letters and digits, such as 10gb.',
  })
  planBuilderStep.changeFieldControl('title', 'builtin', 'singleLine', {
    helpText: 'Where the allowance alone does not say enough.',
  })
  planBuilderStep.changeFieldControl('allowance', 'builtin', 'entryLinkEditor')
  planBuilderStep.changeFieldControl('price', 'builtin', 'singleLine', {
    helpText: 'In euros with VAT, with a comma or a point: 4,90. A figure stands in one entry only.',
  })
  const planBuilder = migration.createContentType('planBuilder', {
    name: 'Plan of one’s own',
    description: 'The choices and prices of “create your own plan”. There is one.',
    displayField: 'name',
  })
  planBuilder.createField('name', {
    name: 'Name (only editors see it)',
    type: 'Symbol',
    localized: false,
    required: true,
    validations: [],
  })
  planBuilder.createField('title', {
    name: 'Title',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [],
  })
  planBuilder.createField('basePrice', {
    name: 'Price before any choice',
    type: 'Symbol',
    localized: false,
    required: true,
    validations: [{ regexp: { pattern: '^\\d+([.,]\\d{1,2})?$', flags: null } }],
  })
  planBuilder.createField('periodInDays', {
    name: 'Period in days',
    type: 'Integer',
    localized: false,
    required: true,
    validations: [{ range: { min: 1, max: 366 } }],
  })
  planBuilder.createField('data', {
    name: 'Data',
    type: 'Array',
    localized: false,
    required: true,
    validations: [],
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['planBuilderStep'] }] },
  })
  planBuilder.createField('minutes', {
    name: 'Minutes',
    type: 'Array',
    localized: false,
    required: true,
    validations: [],
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['planBuilderStep'] }] },
  })
  planBuilder.createField('messages', {
    name: 'Messages',
    type: 'Array',
    localized: false,
    required: true,
    validations: [],
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['planBuilderStep'] }] },
  })
  planBuilder.createField('roamingZones', {
    name: 'Roaming zones',
    type: 'Array',
    localized: false,
    required: true,
    validations: [],
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['planBuilderStep'] }] },
  })
  planBuilder.changeFieldControl('name', 'builtin', 'singleLine')
  planBuilder.changeFieldControl('title', 'builtin', 'singleLine')
  planBuilder.changeFieldControl('basePrice', 'builtin', 'singleLine', {
    helpText: 'In euros with VAT, with a comma or a point: 4,90. A figure stands in one entry only.',
  })
  planBuilder.changeFieldControl('periodInDays', 'builtin', 'numberEditor')
  planBuilder.changeFieldControl('data', 'builtin', 'entryLinksEditor', {
    helpText: 'In their order; the first is chosen at the start.',
  })
  planBuilder.changeFieldControl('minutes', 'builtin', 'entryLinksEditor', {
    helpText: 'In their order; the first is chosen at the start.',
  })
  planBuilder.changeFieldControl('messages', 'builtin', 'entryLinksEditor', {
    helpText: 'In their order; the first is chosen at the start.',
  })
  planBuilder.changeFieldControl('roamingZones', 'builtin', 'entryLinksEditor', {
    helpText: 'In their order; the first is chosen at the start.',
  })
  const roamingZone = migration.createContentType('roamingZone', {
    name: 'Roaming zone',
    description: 'Countries with the same prices.',
    displayField: 'name',
  })
  roamingZone.createField('name', {
    name: 'Name (only editors see it)',
    type: 'Symbol',
    localized: false,
    required: true,
    validations: [],
  })
  roamingZone.createField('title', {
    name: 'Title',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [],
  })
  roamingZone.createField('text', {
    name: 'Text',
    type: 'Text',
    localized: true,
    required: false,
    validations: [],
  })
  roamingZone.createField('hasDomesticRates', {
    name: 'Rates as at home',
    type: 'Boolean',
    localized: false,
    required: false,
    validations: [],
  })
  roamingZone.createField('callPrice', {
    name: 'A minute of a call',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [{ regexp: { pattern: '^\\d+([.,]\\d{1,2})?$', flags: null } }],
  })
  roamingZone.createField('incomingCallPrice', {
    name: 'A minute of a call taken',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [{ regexp: { pattern: '^\\d+([.,]\\d{1,2})?$', flags: null } }],
  })
  roamingZone.createField('messagePrice', {
    name: 'A message',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [{ regexp: { pattern: '^\\d+([.,]\\d{1,2})?$', flags: null } }],
  })
  roamingZone.createField('dataPrice', {
    name: 'A megabyte',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [{ regexp: { pattern: '^\\d+([.,]\\d{1,2})?$', flags: null } }],
  })
  roamingZone.changeFieldControl('name', 'builtin', 'singleLine')
  roamingZone.changeFieldControl('title', 'builtin', 'singleLine')
  roamingZone.changeFieldControl('text', 'builtin', 'multipleLine')
  roamingZone.changeFieldControl('hasDomesticRates', 'builtin', 'boolean', {
    helpText: 'The EU and EEA: plans work as in Lithuania.',
  })
  roamingZone.changeFieldControl('callPrice', 'builtin', 'singleLine', {
    helpText: 'In euros with VAT, with a comma or a point: 4,90. A figure stands in one entry only.',
  })
  roamingZone.changeFieldControl('incomingCallPrice', 'builtin', 'singleLine', {
    helpText: 'In euros with VAT, with a comma or a point: 4,90. A figure stands in one entry only.',
  })
  roamingZone.changeFieldControl('messagePrice', 'builtin', 'singleLine', {
    helpText: 'In euros with VAT, with a comma or a point: 4,90. A figure stands in one entry only.',
  })
  roamingZone.changeFieldControl('dataPrice', 'builtin', 'singleLine', {
    helpText: 'In euros with VAT, with a comma or a point: 4,90. A figure stands in one entry only.',
  })
  const roamingCountry = migration.createContentType('roamingCountry', {
    name: 'Roaming country',
    description: 'A country and its zone.',
    displayField: 'name',
  })
  roamingCountry.createField('name', {
    name: 'Name (only editors see it)',
    type: 'Symbol',
    localized: false,
    required: true,
    validations: [],
  })
  roamingCountry.createField('title', {
    name: 'Title',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [],
  })
  roamingCountry.createField('countryCode', {
    name: 'Country code',
    type: 'Symbol',
    localized: false,
    required: true,
    validations: [{ unique: true }, { regexp: { pattern: '^[A-Z]{2}$', flags: null } }],
  })
  roamingCountry.createField('zone', {
    name: 'Zone',
    type: 'Link',
    localized: false,
    required: true,
    validations: [{ linkContentType: ['roamingZone'] }],
    linkType: 'Entry',
  })
  roamingCountry.createField('callPrice', {
    name: 'A minute of a call',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [{ regexp: { pattern: '^\\d+([.,]\\d{1,2})?$', flags: null } }],
  })
  roamingCountry.createField('incomingCallPrice', {
    name: 'A minute of a call taken',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [{ regexp: { pattern: '^\\d+([.,]\\d{1,2})?$', flags: null } }],
  })
  roamingCountry.createField('messagePrice', {
    name: 'A message',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [{ regexp: { pattern: '^\\d+([.,]\\d{1,2})?$', flags: null } }],
  })
  roamingCountry.createField('dataPrice', {
    name: 'A megabyte',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [{ regexp: { pattern: '^\\d+([.,]\\d{1,2})?$', flags: null } }],
  })
  roamingCountry.createField('note', {
    name: 'Note',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [],
  })
  roamingCountry.changeFieldControl('name', 'builtin', 'singleLine')
  roamingCountry.changeFieldControl('title', 'builtin', 'singleLine')
  roamingCountry.changeFieldControl('countryCode', 'builtin', 'singleLine', {
    helpText: 'Two capital letters of ISO 3166-1, such as NO.',
  })
  roamingCountry.changeFieldControl('zone', 'builtin', 'entryLinkEditor')
  roamingCountry.changeFieldControl('callPrice', 'builtin', 'singleLine', {
    helpText: 'Only where it is not the zone’s.',
  })
  roamingCountry.changeFieldControl('incomingCallPrice', 'builtin', 'singleLine', {
    helpText: 'Only where it is not the zone’s.',
  })
  roamingCountry.changeFieldControl('messagePrice', 'builtin', 'singleLine', {
    helpText: 'Only where it is not the zone’s.',
  })
  roamingCountry.changeFieldControl('dataPrice', 'builtin', 'singleLine', {
    helpText: 'Only where it is not the zone’s.',
  })
  roamingCountry.changeFieldControl('note', 'builtin', 'singleLine')
  const roamingPack = migration.createContentType('roamingPack', {
    name: 'Roaming pack',
    description: 'Data, minutes or messages for a zone, for a time.',
    displayField: 'name',
  })
  roamingPack.createField('name', {
    name: 'Name (only editors see it)',
    type: 'Symbol',
    localized: false,
    required: true,
    validations: [],
  })
  roamingPack.createField('planId', {
    name: 'Plan id at the operator',
    type: 'Symbol',
    localized: false,
    required: true,
    validations: [{ unique: true }],
  })
  roamingPack.createField('orderCode', {
    name: 'Order code at the operator',
    type: 'Symbol',
    localized: false,
    required: true,
    validations: [],
  })
  roamingPack.createField('title', {
    name: 'Title',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [],
  })
  roamingPack.createField('text', {
    name: 'Text',
    type: 'Text',
    localized: true,
    required: false,
    validations: [],
  })
  roamingPack.createField('zone', {
    name: 'Zone',
    type: 'Link',
    localized: false,
    required: true,
    validations: [{ linkContentType: ['roamingZone'] }],
    linkType: 'Entry',
  })
  roamingPack.createField('price', {
    name: 'Price',
    type: 'Symbol',
    localized: false,
    required: true,
    validations: [{ regexp: { pattern: '^\\d+([.,]\\d{1,2})?$', flags: null } }],
  })
  roamingPack.createField('periodInDays', {
    name: 'Period in days',
    type: 'Integer',
    localized: false,
    required: true,
    validations: [{ range: { min: 1, max: 366 } }],
  })
  roamingPack.createField('data', {
    name: 'Data',
    type: 'Link',
    localized: false,
    required: false,
    validations: [{ linkContentType: ['allowance'] }],
    linkType: 'Entry',
  })
  roamingPack.createField('minutes', {
    name: 'Minutes',
    type: 'Link',
    localized: false,
    required: false,
    validations: [{ linkContentType: ['allowance'] }],
    linkType: 'Entry',
  })
  roamingPack.createField('sms', {
    name: 'Messages',
    type: 'Link',
    localized: false,
    required: false,
    validations: [{ linkContentType: ['allowance'] }],
    linkType: 'Entry',
  })
  roamingPack.changeFieldControl('name', 'builtin', 'singleLine')
  roamingPack.changeFieldControl('planId', 'builtin', 'singleLine', {
    helpText: 'The operator knows the plan by it; the site only passes it on.',
  })
  roamingPack.changeFieldControl('orderCode', 'builtin', 'singleLine')
  roamingPack.changeFieldControl('title', 'builtin', 'singleLine')
  roamingPack.changeFieldControl('text', 'builtin', 'multipleLine')
  roamingPack.changeFieldControl('zone', 'builtin', 'entryLinkEditor')
  roamingPack.changeFieldControl('price', 'builtin', 'singleLine', {
    helpText: 'In euros with VAT, with a comma or a point: 4,90. A figure stands in one entry only.',
  })
  roamingPack.changeFieldControl('periodInDays', 'builtin', 'numberEditor')
  roamingPack.changeFieldControl('data', 'builtin', 'entryLinkEditor')
  roamingPack.changeFieldControl('minutes', 'builtin', 'entryLinkEditor')
  roamingPack.changeFieldControl('sms', 'builtin', 'entryLinkEditor')
  const personalOffer = migration.createContentType('personalOffer', {
    name: 'Personal offer',
    description: 'What an offer of the operator looks like. Whom it is for the operator says.',
    displayField: 'name',
  })
  personalOffer.createField('name', {
    name: 'Name (only editors see it)',
    type: 'Symbol',
    localized: false,
    required: true,
    validations: [],
  })
  personalOffer.createField('cardTitle', {
    name: 'Title of the card',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [],
  })
  personalOffer.createField('cardImage', {
    name: 'Picture of the card',
    type: 'Link',
    localized: false,
    required: false,
    validations: [{ linkMimetypeGroup: ['image'] }],
    linkType: 'Asset',
  })
  personalOffer.createField('cardImagePosition', {
    name: 'Side of the card’s picture',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [{ in: ['left', 'right'] }],
  })
  personalOffer.createField('offerTitle', {
    name: 'Title of the offer',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [],
  })
  personalOffer.createField('offerImage', {
    name: 'Picture of the offer',
    type: 'Link',
    localized: false,
    required: false,
    validations: [{ linkMimetypeGroup: ['image'] }],
    linkType: 'Asset',
  })
  personalOffer.createField('offerDescription', {
    name: 'Text of the offer',
    type: 'RichText',
    localized: true,
    required: true,
    validations: [],
  })
  personalOffer.createField('priceFromText', {
    name: 'Words before the price',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [],
  })
  personalOffer.createField('priceFromValue', {
    name: 'Price',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [{ regexp: { pattern: '^\\d+([.,]\\d{1,2})?$', flags: null } }],
  })
  personalOffer.createField('primaryButton', {
    name: 'First button',
    type: 'Link',
    localized: false,
    required: false,
    validations: [{ linkContentType: ['button'] }],
    linkType: 'Entry',
  })
  personalOffer.createField('secondaryButton', {
    name: 'Second button',
    type: 'Link',
    localized: false,
    required: false,
    validations: [{ linkContentType: ['button'] }],
    linkType: 'Entry',
  })
  personalOffer.createField('validFrom', {
    name: 'Valid from',
    type: 'Date',
    localized: false,
    required: false,
    validations: [],
  })
  personalOffer.createField('validTo', {
    name: 'Valid to',
    type: 'Date',
    localized: false,
    required: false,
    validations: [],
  })
  personalOffer.createField('rank', {
    name: 'Rank',
    type: 'Integer',
    localized: false,
    required: true,
    validations: [],
  })
  personalOffer.createField('showToAllUsers', {
    name: 'Show to everybody',
    type: 'Boolean',
    localized: false,
    required: false,
    validations: [],
  })
  personalOffer.changeFieldControl('name', 'builtin', 'singleLine')
  personalOffer.changeFieldControl('cardTitle', 'builtin', 'singleLine')
  personalOffer.changeFieldControl('cardImage', 'builtin', 'assetLinkEditor')
  personalOffer.changeFieldControl('cardImagePosition', 'builtin', 'dropdown')
  personalOffer.changeFieldControl('offerTitle', 'builtin', 'singleLine')
  personalOffer.changeFieldControl('offerImage', 'builtin', 'assetLinkEditor')
  personalOffer.changeFieldControl('offerDescription', 'builtin', 'richTextEditor')
  personalOffer.changeFieldControl('priceFromText', 'builtin', 'singleLine')
  personalOffer.changeFieldControl('priceFromValue', 'builtin', 'singleLine', {
    helpText: 'In euros with VAT, with a comma or a point: 4,90. A figure stands in one entry only.',
  })
  personalOffer.changeFieldControl('primaryButton', 'builtin', 'entryLinkEditor')
  personalOffer.changeFieldControl('secondaryButton', 'builtin', 'entryLinkEditor')
  personalOffer.changeFieldControl('validFrom', 'builtin', 'datePicker')
  personalOffer.changeFieldControl('validTo', 'builtin', 'datePicker')
  personalOffer.changeFieldControl('rank', 'builtin', 'numberEditor', {
    helpText: 'Offers stand by rank, the lowest number first.',
  })
  personalOffer.changeFieldControl('showToAllUsers', 'builtin', 'boolean')
}
