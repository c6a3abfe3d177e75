module.exports = (migration) => {
  const heroBanner = migration.createContentType('heroBanner', {
    name: 'Hero banner',
    description: 'One slide of the hero banner slider.',
    displayField: 'name',
  })
  heroBanner.createField('name', {
    name: 'Name (only editors see it)',
    type: 'Symbol',
    localized: false,
    required: true,
    validations: [],
  })
  heroBanner.createField('title', {
    name: 'Title',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [],
  })
  heroBanner.createField('text', {
    name: 'Text',
    type: 'Text',
    localized: true,
    required: true,
    validations: [],
  })
  heroBanner.createField('sticker', {
    name: 'Sticker',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [],
  })
  heroBanner.createField('image', {
    name: 'Picture',
    type: 'Link',
    localized: false,
    required: false,
    validations: [{ linkMimetypeGroup: ['image'] }],
    linkType: 'Asset',
  })
  heroBanner.createField('tone', {
    name: 'Background',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [{ in: ['cream', 'white', 'mint', 'blush', 'action'] }],
  })
  heroBanner.createField('buttons', {
    name: 'Buttons',
    type: 'Array',
    localized: false,
    required: false,
    validations: [],
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['button'] }] },
  })
  heroBanner.changeFieldControl('name', 'builtin', 'singleLine')
  heroBanner.changeFieldControl('title', 'builtin', 'singleLine')
  heroBanner.changeFieldControl('text', 'builtin', 'multipleLine')
  heroBanner.changeFieldControl('sticker', 'builtin', 'singleLine')
  heroBanner.changeFieldControl('image', 'builtin', 'assetLinkEditor')
  heroBanner.changeFieldControl('tone', 'builtin', 'dropdown')
  heroBanner.changeFieldControl('buttons', 'builtin', 'entryLinksEditor')
  const bannersSlider = migration.createContentType('bannersSlider', {
    name: 'Hero banner slider',
    description: 'Large banners at the top of a page.',
    displayField: 'name',
  })
  bannersSlider.createField('name', {
    name: 'Name (only editors see it)',
    type: 'Symbol',
    localized: false,
    required: true,
    validations: [],
  })
  bannersSlider.createField('anchor', {
    name: 'Fragment',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [{ regexp: { pattern: '^[a-z0-9-]+$', flags: null } }],
  })
  bannersSlider.createField('banners', {
    name: 'Banners',
    type: 'Array',
    localized: false,
    required: true,
    validations: [],
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['heroBanner'] }] },
  })
  bannersSlider.createField('extraVariant', {
    name: 'Variant for Uoga Extra',
    type: 'Link',
    localized: false,
    required: false,
    validations: [{ linkContentType: ['bannersSlider'] }],
    linkType: 'Entry',
  })
  bannersSlider.changeFieldControl('name', 'builtin', 'singleLine')
  bannersSlider.changeFieldControl('anchor', 'builtin', 'singleLine', {
    helpText: 'By this name a link reaches the block: small letters, digits and hyphens, without #.',
  })
  bannersSlider.changeFieldControl('banners', 'builtin', 'entryLinksEditor')
  bannersSlider.changeFieldControl('extraVariant', 'builtin', 'entryLinkEditor', {
    helpText: 'Shown instead of this entry on pages whose path has the segment “extra”.',
  })
  const textBanner = migration.createContentType('textBanner', {
    name: 'Text banner',
    description: 'A wide band with a short text and a button.',
    displayField: 'name',
  })
  textBanner.createField('name', {
    name: 'Name (only editors see it)',
    type: 'Symbol',
    localized: false,
    required: true,
    validations: [],
  })
  textBanner.createField('anchor', {
    name: 'Fragment',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [{ regexp: { pattern: '^[a-z0-9-]+$', flags: null } }],
  })
  textBanner.createField('title', {
    name: 'Title',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [],
  })
  textBanner.createField('text', {
    name: 'Text',
    type: 'Text',
    localized: true,
    required: false,
    validations: [],
  })
  textBanner.createField('tone', {
    name: 'Background',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [{ in: ['cream', 'white', 'mint', 'blush', 'action'] }],
  })
  textBanner.createField('button', {
    name: 'Button',
    type: 'Link',
    localized: false,
    required: false,
    validations: [{ linkContentType: ['button'] }],
    linkType: 'Entry',
  })
  textBanner.createField('extraVariant', {
    name: 'Variant for Uoga Extra',
    type: 'Link',
    localized: false,
    required: false,
    validations: [{ linkContentType: ['textBanner'] }],
    linkType: 'Entry',
  })
  textBanner.changeFieldControl('name', 'builtin', 'singleLine')
  textBanner.changeFieldControl('anchor', 'builtin', 'singleLine', {
    helpText: 'By this name a link reaches the block: small letters, digits and hyphens, without #.',
  })
  textBanner.changeFieldControl('title', 'builtin', 'singleLine')
  textBanner.changeFieldControl('text', 'builtin', 'multipleLine')
  textBanner.changeFieldControl('tone', 'builtin', 'dropdown')
  textBanner.changeFieldControl('button', 'builtin', 'entryLinkEditor')
  textBanner.changeFieldControl('extraVariant', 'builtin', 'entryLinkEditor', {
    helpText: 'Shown instead of this entry on pages whose path has the segment “extra”.',
  })
  const contentBanner = migration.createContentType('contentBanner', {
    name: 'Content banner',
    description: 'A picture beside a text.',
    displayField: 'name',
  })
  contentBanner.createField('name', {
    name: 'Name (only editors see it)',
    type: 'Symbol',
    localized: false,
    required: true,
    validations: [],
  })
  contentBanner.createField('anchor', {
    name: 'Fragment',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [{ regexp: { pattern: '^[a-z0-9-]+$', flags: null } }],
  })
  contentBanner.createField('title', {
    name: 'Title',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [],
  })
  contentBanner.createField('text', {
    name: 'Text',
    type: 'RichText',
    localized: true,
    required: true,
    validations: [],
  })
  contentBanner.createField('image', {
    name: 'Picture',
    type: 'Link',
    localized: false,
    required: false,
    validations: [{ linkMimetypeGroup: ['image'] }],
    linkType: 'Asset',
  })
  contentBanner.createField('imagePosition', {
    name: 'Side of the picture',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [{ in: ['left', 'right'] }],
  })
  contentBanner.createField('tone', {
    name: 'Background',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [{ in: ['cream', 'white', 'mint', 'blush', 'action'] }],
  })
  contentBanner.createField('buttons', {
    name: 'Buttons',
    type: 'Array',
    localized: false,
    required: false,
    validations: [],
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['button'] }] },
  })
  contentBanner.createField('extraVariant', {
    name: 'Variant for Uoga Extra',
    type: 'Link',
    localized: false,
    required: false,
    validations: [{ linkContentType: ['contentBanner'] }],
    linkType: 'Entry',
  })
  contentBanner.changeFieldControl('name', 'builtin', 'singleLine')
  contentBanner.changeFieldControl('anchor', 'builtin', 'singleLine', {
    helpText: 'By this name a link reaches the block: small letters, digits and hyphens, without #.',
  })
  contentBanner.changeFieldControl('title', 'builtin', 'singleLine')
  contentBanner.changeFieldControl('text', 'builtin', 'richTextEditor')
  contentBanner.changeFieldControl('image', 'builtin', 'assetLinkEditor')
  contentBanner.changeFieldControl('imagePosition', 'builtin', 'dropdown')
  contentBanner.changeFieldControl('tone', 'builtin', 'dropdown')
  contentBanner.changeFieldControl('buttons', 'builtin', 'entryLinksEditor')
  contentBanner.changeFieldControl('extraVariant', 'builtin', 'entryLinkEditor', {
    helpText: 'Shown instead of this entry on pages whose path has the segment “extra”.',
  })
  const offerCard = migration.createContentType('offerCard', {
    name: 'Offer card',
    description: 'One card of an offer slider.',
    displayField: 'name',
  })
  offerCard.createField('name', {
    name: 'Name (only editors see it)',
    type: 'Symbol',
    localized: false,
    required: true,
    validations: [],
  })
  offerCard.createField('title', {
    name: 'Title',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [],
  })
  offerCard.createField('text', {
    name: 'Text',
    type: 'Text',
    localized: true,
    required: false,
    validations: [],
  })
  offerCard.createField('sticker', {
    name: 'Sticker',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [],
  })
  offerCard.createField('image', {
    name: 'Picture',
    type: 'Link',
    localized: false,
    required: false,
    validations: [{ linkMimetypeGroup: ['image'] }],
    linkType: 'Asset',
  })
  offerCard.createField('priceText', {
    name: 'Words before the price',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [],
  })
  offerCard.createField('price', {
    name: 'Price',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [{ regexp: { pattern: '^\\d+([.,]\\d{1,2})?$', flags: null } }],
  })
  offerCard.createField('button', {
    name: 'Button',
    type: 'Link',
    localized: false,
    required: false,
    validations: [{ linkContentType: ['button'] }],
    linkType: 'Entry',
  })
  offerCard.changeFieldControl('name', 'builtin', 'singleLine')
  offerCard.changeFieldControl('title', 'builtin', 'singleLine')
  offerCard.changeFieldControl('text', 'builtin', 'multipleLine')
  offerCard.changeFieldControl('sticker', 'builtin', 'singleLine')
  offerCard.changeFieldControl('image', 'builtin', 'assetLinkEditor')
  offerCard.changeFieldControl('priceText', 'builtin', 'singleLine')
  offerCard.changeFieldControl('price', 'builtin', 'singleLine', {
    helpText: 'In euros with VAT, with a comma or a point: 4,90. A figure stands in one entry only.',
  })
  offerCard.changeFieldControl('button', 'builtin', 'entryLinkEditor')
  const offerCardsSlider = migration.createContentType('offerCardsSlider', {
    name: 'Offer slider',
    description: 'Offers side by side.',
    displayField: 'name',
  })
  offerCardsSlider.createField('name', {
    name: 'Name (only editors see it)',
    type: 'Symbol',
    localized: false,
    required: true,
    validations: [],
  })
  offerCardsSlider.createField('anchor', {
    name: 'Fragment',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [{ regexp: { pattern: '^[a-z0-9-]+$', flags: null } }],
  })
  offerCardsSlider.createField('title', {
    name: 'Title',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [],
  })
  offerCardsSlider.createField('text', {
    name: 'Text',
    type: 'Text',
    localized: true,
    required: false,
    validations: [],
  })
  offerCardsSlider.createField('tone', {
    name: 'Background',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [{ in: ['cream', 'white', 'mint', 'blush', 'action'] }],
  })
  offerCardsSlider.createField('cards', {
    name: 'Cards',
    type: 'Array',
    localized: false,
    required: true,
    validations: [],
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['offerCard'] }] },
  })
  offerCardsSlider.createField('extraVariant', {
    name: 'Variant for Uoga Extra',
    type: 'Link',
    localized: false,
    required: false,
    validations: [{ linkContentType: ['offerCardsSlider'] }],
    linkType: 'Entry',
  })
  offerCardsSlider.changeFieldControl('name', 'builtin', 'singleLine')
  offerCardsSlider.changeFieldControl('anchor', 'builtin', 'singleLine', {
    helpText: 'By this name a link reaches the block: small letters, digits and hyphens, without #.',
  })
  offerCardsSlider.changeFieldControl('title', 'builtin', 'singleLine')
  offerCardsSlider.changeFieldControl('text', 'builtin', 'multipleLine')
  offerCardsSlider.changeFieldControl('tone', 'builtin', 'dropdown')
  offerCardsSlider.changeFieldControl('cards', 'builtin', 'entryLinksEditor')
  offerCardsSlider.changeFieldControl('extraVariant', 'builtin', 'entryLinkEditor', {
    helpText: 'Shown instead of this entry on pages whose path has the segment “extra”.',
  })
  const quickLinks = migration.createContentType('quickLinks', {
    name: 'Quick links',
    description: 'Short links with icons.',
    displayField: 'name',
  })
  quickLinks.createField('name', {
    name: 'Name (only editors see it)',
    type: 'Symbol',
    localized: false,
    required: true,
    validations: [],
  })
  quickLinks.createField('anchor', {
    name: 'Fragment',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [{ regexp: { pattern: '^[a-z0-9-]+$', flags: null } }],
  })
  quickLinks.createField('title', {
    name: 'Title',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [],
  })
  quickLinks.createField('links', {
    name: 'Links',
    type: 'Array',
    localized: false,
    required: true,
    validations: [],
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['button'] }] },
  })
  quickLinks.createField('extraVariant', {
    name: 'Variant for Uoga Extra',
    type: 'Link',
    localized: false,
    required: false,
    validations: [{ linkContentType: ['quickLinks'] }],
    linkType: 'Entry',
  })
  quickLinks.changeFieldControl('name', 'builtin', 'singleLine')
  quickLinks.changeFieldControl('anchor', 'builtin', 'singleLine', {
    helpText: 'By this name a link reaches the block: small letters, digits and hyphens, without #.',
  })
  quickLinks.changeFieldControl('title', 'builtin', 'singleLine')
  quickLinks.changeFieldControl('links', 'builtin', 'entryLinksEditor')
  quickLinks.changeFieldControl('extraVariant', 'builtin', 'entryLinkEditor', {
    helpText: 'Shown instead of this entry on pages whose path has the segment “extra”.',
  })
  const textComponentsContainer = migration.createContentType('textComponentsContainer', {
    name: 'Text components',
    description: 'Texts, notices, rates and values in a column.',
    displayField: 'name',
  })
  textComponentsContainer.createField('name', {
    name: 'Name (only editors see it)',
    type: 'Symbol',
    localized: false,
    required: true,
    validations: [],
  })
  textComponentsContainer.createField('anchor', {
    name: 'Fragment',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [{ regexp: { pattern: '^[a-z0-9-]+$', flags: null } }],
  })
  textComponentsContainer.createField('title', {
    name: 'Title',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [],
  })
  textComponentsContainer.createField('components', {
    name: 'Components',
    type: 'Array',
    localized: false,
    required: true,
    validations: [],
    items: {
      type: 'Link',
      linkType: 'Entry',
      validations: [
        {
          linkContentType: [
            'text',
            'textColumns',
            'rateLine',
            'rateLines',
            'notification',
            'value',
            'valueWithRichText',
            'button',
          ],
        },
      ],
    },
  })
  textComponentsContainer.createField('extraVariant', {
    name: 'Variant for Uoga Extra',
    type: 'Link',
    localized: false,
    required: false,
    validations: [{ linkContentType: ['textComponentsContainer'] }],
    linkType: 'Entry',
  })
  textComponentsContainer.changeFieldControl('name', 'builtin', 'singleLine')
  textComponentsContainer.changeFieldControl('anchor', 'builtin', 'singleLine', {
    helpText: 'By this name a link reaches the block: small letters, digits and hyphens, without #.',
  })
  textComponentsContainer.changeFieldControl('title', 'builtin', 'singleLine')
  textComponentsContainer.changeFieldControl('components', 'builtin', 'entryLinksEditor')
  textComponentsContainer.changeFieldControl('extraVariant', 'builtin', 'entryLinkEditor', {
    helpText: 'Shown instead of this entry on pages whose path has the segment “extra”.',
  })
  const cardsSlider = migration.createContentType('cardsSlider', {
    name: 'Card slider',
    description: 'Value cards side by side.',
    displayField: 'name',
  })
  cardsSlider.createField('name', {
    name: 'Name (only editors see it)',
    type: 'Symbol',
    localized: false,
    required: true,
    validations: [],
  })
  cardsSlider.createField('anchor', {
    name: 'Fragment',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [{ regexp: { pattern: '^[a-z0-9-]+$', flags: null } }],
  })
  cardsSlider.createField('title', {
    name: 'Title',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [],
  })
  cardsSlider.createField('text', {
    name: 'Text',
    type: 'Text',
    localized: true,
    required: false,
    validations: [],
  })
  cardsSlider.createField('tone', {
    name: 'Background',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [{ in: ['cream', 'white', 'mint', 'blush', 'action'] }],
  })
  cardsSlider.createField('cards', {
    name: 'Cards',
    type: 'Array',
    localized: false,
    required: true,
    validations: [],
    items: {
      type: 'Link',
      linkType: 'Entry',
      validations: [{ linkContentType: ['value', 'valueWithRichText'] }],
    },
  })
  cardsSlider.createField('extraVariant', {
    name: 'Variant for Uoga Extra',
    type: 'Link',
    localized: false,
    required: false,
    validations: [{ linkContentType: ['cardsSlider'] }],
    linkType: 'Entry',
  })
  cardsSlider.changeFieldControl('name', 'builtin', 'singleLine')
  cardsSlider.changeFieldControl('anchor', 'builtin', 'singleLine', {
    helpText: 'By this name a link reaches the block: small letters, digits and hyphens, without #.',
  })
  cardsSlider.changeFieldControl('title', 'builtin', 'singleLine')
  cardsSlider.changeFieldControl('text', 'builtin', 'multipleLine')
  cardsSlider.changeFieldControl('tone', 'builtin', 'dropdown')
  cardsSlider.changeFieldControl('cards', 'builtin', 'entryLinksEditor')
  cardsSlider.changeFieldControl('extraVariant', 'builtin', 'entryLinkEditor', {
    helpText: 'Shown instead of this entry on pages whose path has the segment “extra”.',
  })
  const cardsContainer = migration.createContentType('cardsContainer', {
    name: 'Cards',
    description: 'Value cards, three or four in a row.',
    displayField: 'name',
  })
  cardsContainer.createField('name', {
    name: 'Name (only editors see it)',
    type: 'Symbol',
    localized: false,
    required: true,
    validations: [],
  })
  cardsContainer.createField('anchor', {
    name: 'Fragment',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [{ regexp: { pattern: '^[a-z0-9-]+$', flags: null } }],
  })
  cardsContainer.createField('title', {
    name: 'Title',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [],
  })
  cardsContainer.createField('text', {
    name: 'Text',
    type: 'Text',
    localized: true,
    required: false,
    validations: [],
  })
  cardsContainer.createField('tone', {
    name: 'Background',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [{ in: ['cream', 'white', 'mint', 'blush', 'action'] }],
  })
  cardsContainer.createField('cards', {
    name: 'Cards',
    type: 'Array',
    localized: false,
    required: true,
    validations: [],
    items: {
      type: 'Link',
      linkType: 'Entry',
      validations: [{ linkContentType: ['value', 'valueWithRichText'] }],
    },
  })
  cardsContainer.createField('extraVariant', {
    name: 'Variant for Uoga Extra',
    type: 'Link',
    localized: false,
    required: false,
    validations: [{ linkContentType: ['cardsContainer'] }],
    linkType: 'Entry',
  })
  cardsContainer.changeFieldControl('name', 'builtin', 'singleLine')
  cardsContainer.changeFieldControl('anchor', 'builtin', 'singleLine', {
    helpText: 'By this name a link reaches the block: small letters, digits and hyphens, without #.',
  })
  cardsContainer.changeFieldControl('title', 'builtin', 'singleLine')
  cardsContainer.changeFieldControl('text', 'builtin', 'multipleLine')
  cardsContainer.changeFieldControl('tone', 'builtin', 'dropdown')
  cardsContainer.changeFieldControl('cards', 'builtin', 'entryLinksEditor')
  cardsContainer.changeFieldControl('extraVariant', 'builtin', 'entryLinkEditor', {
    helpText: 'Shown instead of this entry on pages whose path has the segment “extra”.',
  })
  const actionCardsContainer = migration.createContentType('actionCardsContainer', {
    name: 'Action cards',
    description: 'Cards with something to do.',
    displayField: 'name',
  })
  actionCardsContainer.createField('name', {
    name: 'Name (only editors see it)',
    type: 'Symbol',
    localized: false,
    required: true,
    validations: [],
  })
  actionCardsContainer.createField('anchor', {
    name: 'Fragment',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [{ regexp: { pattern: '^[a-z0-9-]+$', flags: null } }],
  })
  actionCardsContainer.createField('title', {
    name: 'Title',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [],
  })
  actionCardsContainer.createField('text', {
    name: 'Text',
    type: 'Text',
    localized: true,
    required: false,
    validations: [],
  })
  actionCardsContainer.createField('tone', {
    name: 'Background',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [{ in: ['cream', 'white', 'mint', 'blush', 'action'] }],
  })
  actionCardsContainer.createField('cards', {
    name: 'Cards',
    type: 'Array',
    localized: false,
    required: true,
    validations: [],
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['actionCard'] }] },
  })
  actionCardsContainer.createField('extraVariant', {
    name: 'Variant for Uoga Extra',
    type: 'Link',
    localized: false,
    required: false,
    validations: [{ linkContentType: ['actionCardsContainer'] }],
    linkType: 'Entry',
  })
  actionCardsContainer.changeFieldControl('name', 'builtin', 'singleLine')
  actionCardsContainer.changeFieldControl('anchor', 'builtin', 'singleLine', {
    helpText: 'By this name a link reaches the block: small letters, digits and hyphens, without #.',
  })
  actionCardsContainer.changeFieldControl('title', 'builtin', 'singleLine')
  actionCardsContainer.changeFieldControl('text', 'builtin', 'multipleLine')
  actionCardsContainer.changeFieldControl('tone', 'builtin', 'dropdown')
  actionCardsContainer.changeFieldControl('cards', 'builtin', 'entryLinksEditor')
  actionCardsContainer.changeFieldControl('extraVariant', 'builtin', 'entryLinkEditor', {
    helpText: 'Shown instead of this entry on pages whose path has the segment “extra”.',
  })
  const actionCard = migration.createContentType('actionCard', {
    name: 'Action card',
    description: 'A card with a button.',
    displayField: 'name',
  })
  actionCard.createField('name', {
    name: 'Name (only editors see it)',
    type: 'Symbol',
    localized: false,
    required: true,
    validations: [],
  })
  actionCard.createField('anchor', {
    name: 'Fragment',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [{ regexp: { pattern: '^[a-z0-9-]+$', flags: null } }],
  })
  actionCard.createField('icon', {
    name: 'Icon',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [
      {
        in: [
          'arrow-right',
          'arrow-up-right',
          'cart',
          'chat',
          'check',
          'chevron-down',
          'chevron-left',
          'chevron-right',
          'close',
          'data',
          'error',
          'globe',
          'help',
          'info',
          'menu',
          'message',
          'minutes',
          'phone',
          'plus',
          'refresh',
          'roaming',
          'search',
          'shield',
          'sim',
          'success',
          'top-up',
          'user',
          'warning',
        ],
      },
    ],
  })
  actionCard.createField('image', {
    name: 'Picture',
    type: 'Link',
    localized: false,
    required: false,
    validations: [{ linkMimetypeGroup: ['image'] }],
    linkType: 'Asset',
  })
  actionCard.createField('title', {
    name: 'Title',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [],
  })
  actionCard.createField('text', {
    name: 'Text',
    type: 'Text',
    localized: true,
    required: false,
    validations: [],
  })
  actionCard.createField('button', {
    name: 'Button',
    type: 'Link',
    localized: false,
    required: true,
    validations: [{ linkContentType: ['button'] }],
    linkType: 'Entry',
  })
  actionCard.createField('extraVariant', {
    name: 'Variant for Uoga Extra',
    type: 'Link',
    localized: false,
    required: false,
    validations: [{ linkContentType: ['actionCard'] }],
    linkType: 'Entry',
  })
  actionCard.changeFieldControl('name', 'builtin', 'singleLine')
  actionCard.changeFieldControl('anchor', 'builtin', 'singleLine', {
    helpText: 'By this name a link reaches the block: small letters, digits and hyphens, without #.',
  })
  actionCard.changeFieldControl('icon', 'builtin', 'dropdown')
  actionCard.changeFieldControl('image', 'builtin', 'assetLinkEditor')
  actionCard.changeFieldControl('title', 'builtin', 'singleLine')
  actionCard.changeFieldControl('text', 'builtin', 'multipleLine')
  actionCard.changeFieldControl('button', 'builtin', 'entryLinkEditor')
  actionCard.changeFieldControl('extraVariant', 'builtin', 'entryLinkEditor', {
    helpText: 'Shown instead of this entry on pages whose path has the segment “extra”.',
  })
  const plansContainer = migration.createContentType('plansContainer', {
    name: 'Plans',
    description: 'Plan cards side by side.',
    displayField: 'name',
  })
  plansContainer.createField('name', {
    name: 'Name (only editors see it)',
    type: 'Symbol',
    localized: false,
    required: true,
    validations: [],
  })
  plansContainer.createField('anchor', {
    name: 'Fragment',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [{ regexp: { pattern: '^[a-z0-9-]+$', flags: null } }],
  })
  plansContainer.createField('title', {
    name: 'Title',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [],
  })
  plansContainer.createField('text', {
    name: 'Text',
    type: 'Text',
    localized: true,
    required: false,
    validations: [],
  })
  plansContainer.createField('plans', {
    name: 'Plans',
    type: 'Array',
    localized: false,
    required: true,
    validations: [],
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['plan'] }] },
  })
  plansContainer.createField('footnote', {
    name: 'Footnote',
    type: 'Text',
    localized: true,
    required: false,
    validations: [],
  })
  plansContainer.createField('button', {
    name: 'Button',
    type: 'Link',
    localized: false,
    required: false,
    validations: [{ linkContentType: ['button'] }],
    linkType: 'Entry',
  })
  plansContainer.createField('extraVariant', {
    name: 'Variant for Uoga Extra',
    type: 'Link',
    localized: false,
    required: false,
    validations: [{ linkContentType: ['plansContainer'] }],
    linkType: 'Entry',
  })
  plansContainer.changeFieldControl('name', 'builtin', 'singleLine')
  plansContainer.changeFieldControl('anchor', 'builtin', 'singleLine', {
    helpText: 'By this name a link reaches the block: small letters, digits and hyphens, without #.',
  })
  plansContainer.changeFieldControl('title', 'builtin', 'singleLine')
  plansContainer.changeFieldControl('text', 'builtin', 'multipleLine')
  plansContainer.changeFieldControl('plans', 'builtin', 'entryLinksEditor')
  plansContainer.changeFieldControl('footnote', 'builtin', 'multipleLine')
  plansContainer.changeFieldControl('button', 'builtin', 'entryLinkEditor')
  plansContainer.changeFieldControl('extraVariant', 'builtin', 'entryLinkEditor', {
    helpText: 'Shown instead of this entry on pages whose path has the segment “extra”.',
  })
  const plansBanner = migration.createContentType('plansBanner', {
    name: 'Plans banner',
    description: 'A wide band with a few plans in short.',
    displayField: 'name',
  })
  plansBanner.createField('name', {
    name: 'Name (only editors see it)',
    type: 'Symbol',
    localized: false,
    required: true,
    validations: [],
  })
  plansBanner.createField('anchor', {
    name: 'Fragment',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [{ regexp: { pattern: '^[a-z0-9-]+$', flags: null } }],
  })
  plansBanner.createField('title', {
    name: 'Title',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [],
  })
  plansBanner.createField('text', {
    name: 'Text',
    type: 'Text',
    localized: true,
    required: false,
    validations: [],
  })
  plansBanner.createField('tone', {
    name: 'Background',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [{ in: ['cream', 'white', 'mint', 'blush', 'action'] }],
  })
  plansBanner.createField('image', {
    name: 'Picture',
    type: 'Link',
    localized: false,
    required: false,
    validations: [{ linkMimetypeGroup: ['image'] }],
    linkType: 'Asset',
  })
  plansBanner.createField('plans', {
    name: 'Plans',
    type: 'Array',
    localized: false,
    required: true,
    validations: [],
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['plan'] }] },
  })
  plansBanner.createField('button', {
    name: 'Button',
    type: 'Link',
    localized: false,
    required: false,
    validations: [{ linkContentType: ['button'] }],
    linkType: 'Entry',
  })
  plansBanner.createField('extraVariant', {
    name: 'Variant for Uoga Extra',
    type: 'Link',
    localized: false,
    required: false,
    validations: [{ linkContentType: ['plansBanner'] }],
    linkType: 'Entry',
  })
  plansBanner.changeFieldControl('name', 'builtin', 'singleLine')
  plansBanner.changeFieldControl('anchor', 'builtin', 'singleLine', {
    helpText: 'By this name a link reaches the block: small letters, digits and hyphens, without #.',
  })
  plansBanner.changeFieldControl('title', 'builtin', 'singleLine')
  plansBanner.changeFieldControl('text', 'builtin', 'multipleLine')
  plansBanner.changeFieldControl('tone', 'builtin', 'dropdown')
  plansBanner.changeFieldControl('image', 'builtin', 'assetLinkEditor')
  plansBanner.changeFieldControl('plans', 'builtin', 'entryLinksEditor')
  plansBanner.changeFieldControl('button', 'builtin', 'entryLinkEditor')
  plansBanner.changeFieldControl('extraVariant', 'builtin', 'entryLinkEditor', {
    helpText: 'Shown instead of this entry on pages whose path has the segment “extra”.',
  })
  const tabSection = migration.createContentType('tabSection', {
    name: 'Section behind a tab',
    description: 'One tab and what it shows.',
    displayField: 'name',
  })
  tabSection.createField('name', {
    name: 'Name (only editors see it)',
    type: 'Symbol',
    localized: false,
    required: true,
    validations: [],
  })
  tabSection.createField('key', {
    name: 'Key',
    type: 'Symbol',
    localized: false,
    required: true,
    validations: [{ regexp: { pattern: '^[A-Za-z0-9-]+$', flags: null } }],
  })
  tabSection.createField('title', {
    name: 'Title',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [],
  })
  tabSection.createField('blocks', {
    name: 'Blocks',
    type: 'Array',
    localized: false,
    required: true,
    validations: [],
    items: {
      type: 'Link',
      linkType: 'Entry',
      validations: [
        {
          linkContentType: [
            'bannersSlider',
            'textBanner',
            'contentBanner',
            'offerCardsSlider',
            'quickLinks',
            'textComponentsContainer',
            'cardsSlider',
            'cardsContainer',
            'actionCardsContainer',
            'actionCard',
            'button',
            'plansContainer',
            'plansBanner',
            'plan',
            'textColumns',
            'text',
            'rateLine',
            'rateLines',
            'notification',
            'value',
            'valueWithRichText',
            'faq',
          ],
        },
      ],
    },
  })
  tabSection.changeFieldControl('name', 'builtin', 'singleLine')
  tabSection.changeFieldControl('key', 'builtin', 'singleLine', {
    helpText: 'The fragment that opens the tab; settings know theirs by it.',
  })
  tabSection.changeFieldControl('title', 'builtin', 'singleLine')
  tabSection.changeFieldControl('blocks', 'builtin', 'entryLinksEditor')
  const pageTabs = migration.createContentType('pageTabs', {
    name: 'Tabs',
    description: 'Sections of which one is shown.',
    displayField: 'name',
  })
  pageTabs.createField('name', {
    name: 'Name (only editors see it)',
    type: 'Symbol',
    localized: false,
    required: true,
    validations: [],
  })
  pageTabs.createField('anchor', {
    name: 'Fragment',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [{ regexp: { pattern: '^[a-z0-9-]+$', flags: null } }],
  })
  pageTabs.createField('title', {
    name: 'Title',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [],
  })
  pageTabs.createField('variant', {
    name: 'Look',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [{ in: ['black', 'default', 'standard'] }],
  })
  pageTabs.createField('tabs', {
    name: 'Tabs',
    type: 'Array',
    localized: false,
    required: true,
    validations: [],
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['tabSection'] }] },
  })
  pageTabs.createField('extraVariant', {
    name: 'Variant for Uoga Extra',
    type: 'Link',
    localized: false,
    required: false,
    validations: [{ linkContentType: ['pageTabs'] }],
    linkType: 'Entry',
  })
  pageTabs.changeFieldControl('name', 'builtin', 'singleLine')
  pageTabs.changeFieldControl('anchor', 'builtin', 'singleLine', {
    helpText: 'By this name a link reaches the block: small letters, digits and hyphens, without #.',
  })
  pageTabs.changeFieldControl('title', 'builtin', 'singleLine')
  pageTabs.changeFieldControl('variant', 'builtin', 'dropdown')
  pageTabs.changeFieldControl('tabs', 'builtin', 'entryLinksEditor')
  pageTabs.changeFieldControl('extraVariant', 'builtin', 'entryLinkEditor', {
    helpText: 'Shown instead of this entry on pages whose path has the segment “extra”.',
  })
  const text = migration.createContentType('text', {
    name: 'Text',
    description: 'A formatted text.',
    displayField: 'name',
  })
  text.createField('name', {
    name: 'Name (only editors see it)',
    type: 'Symbol',
    localized: false,
    required: true,
    validations: [],
  })
  text.createField('anchor', {
    name: 'Fragment',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [{ regexp: { pattern: '^[a-z0-9-]+$', flags: null } }],
  })
  text.createField('title', {
    name: 'Title',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [],
  })
  text.createField('text', {
    name: 'Text',
    type: 'RichText',
    localized: true,
    required: true,
    validations: [],
  })
  text.createField('extraVariant', {
    name: 'Variant for Uoga Extra',
    type: 'Link',
    localized: false,
    required: false,
    validations: [{ linkContentType: ['text'] }],
    linkType: 'Entry',
  })
  text.changeFieldControl('name', 'builtin', 'singleLine')
  text.changeFieldControl('anchor', 'builtin', 'singleLine', {
    helpText: 'By this name a link reaches the block: small letters, digits and hyphens, without #.',
  })
  text.changeFieldControl('title', 'builtin', 'singleLine')
  text.changeFieldControl('text', 'builtin', 'richTextEditor')
  text.changeFieldControl('extraVariant', 'builtin', 'entryLinkEditor', {
    helpText: 'Shown instead of this entry on pages whose path has the segment “extra”.',
  })
  const textColumns = migration.createContentType('textColumns', {
    name: 'Text in columns',
    description: 'Short texts side by side.',
    displayField: 'name',
  })
  textColumns.createField('name', {
    name: 'Name (only editors see it)',
    type: 'Symbol',
    localized: false,
    required: true,
    validations: [],
  })
  textColumns.createField('anchor', {
    name: 'Fragment',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [{ regexp: { pattern: '^[a-z0-9-]+$', flags: null } }],
  })
  textColumns.createField('title', {
    name: 'Title',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [],
  })
  textColumns.createField('columns', {
    name: 'Columns',
    type: 'Array',
    localized: false,
    required: true,
    validations: [],
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['text'] }] },
  })
  textColumns.createField('extraVariant', {
    name: 'Variant for Uoga Extra',
    type: 'Link',
    localized: false,
    required: false,
    validations: [{ linkContentType: ['textColumns'] }],
    linkType: 'Entry',
  })
  textColumns.changeFieldControl('name', 'builtin', 'singleLine')
  textColumns.changeFieldControl('anchor', 'builtin', 'singleLine', {
    helpText: 'By this name a link reaches the block: small letters, digits and hyphens, without #.',
  })
  textColumns.changeFieldControl('title', 'builtin', 'singleLine')
  textColumns.changeFieldControl('columns', 'builtin', 'entryLinksEditor')
  textColumns.changeFieldControl('extraVariant', 'builtin', 'entryLinkEditor', {
    helpText: 'Shown instead of this entry on pages whose path has the segment “extra”.',
  })
  const rateLine = migration.createContentType('rateLine', {
    name: 'Rate',
    description: 'The price of one thing.',
    displayField: 'name',
  })
  rateLine.createField('name', {
    name: 'Name (only editors see it)',
    type: 'Symbol',
    localized: false,
    required: true,
    validations: [],
  })
  rateLine.createField('anchor', {
    name: 'Fragment',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [{ regexp: { pattern: '^[a-z0-9-]+$', flags: null } }],
  })
  rateLine.createField('title', {
    name: 'Title',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [],
  })
  rateLine.createField('note', {
    name: 'Note',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [],
  })
  rateLine.createField('price', {
    name: 'Price',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [{ regexp: { pattern: '^\\d+([.,]\\d{1,2})?$', flags: null } }],
  })
  rateLine.createField('priceText', {
    name: 'Words instead of a price',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [],
  })
  rateLine.createField('unit', {
    name: 'Per what',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [],
  })
  rateLine.createField('extraVariant', {
    name: 'Variant for Uoga Extra',
    type: 'Link',
    localized: false,
    required: false,
    validations: [{ linkContentType: ['rateLine'] }],
    linkType: 'Entry',
  })
  rateLine.changeFieldControl('name', 'builtin', 'singleLine')
  rateLine.changeFieldControl('anchor', 'builtin', 'singleLine', {
    helpText: 'By this name a link reaches the block: small letters, digits and hyphens, without #.',
  })
  rateLine.changeFieldControl('title', 'builtin', 'singleLine')
  rateLine.changeFieldControl('note', 'builtin', 'singleLine')
  rateLine.changeFieldControl('price', 'builtin', 'singleLine', {
    helpText: 'In euros with VAT, with a comma or a point: 4,90. A figure stands in one entry only.',
  })
  rateLine.changeFieldControl('priceText', 'builtin', 'singleLine', {
    helpText: 'Where there is no figure: “free”, “by plan”.',
  })
  rateLine.changeFieldControl('unit', 'builtin', 'singleLine', {
    helpText: 'What the price is paid for: “per minute”.',
  })
  rateLine.changeFieldControl('extraVariant', 'builtin', 'entryLinkEditor', {
    helpText: 'Shown instead of this entry on pages whose path has the segment “extra”.',
  })
  const rateLines = migration.createContentType('rateLines', {
    name: 'Table of rates',
    description: 'Rates under one title.',
    displayField: 'name',
  })
  rateLines.createField('name', {
    name: 'Name (only editors see it)',
    type: 'Symbol',
    localized: false,
    required: true,
    validations: [],
  })
  rateLines.createField('anchor', {
    name: 'Fragment',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [{ regexp: { pattern: '^[a-z0-9-]+$', flags: null } }],
  })
  rateLines.createField('title', {
    name: 'Title',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [],
  })
  rateLines.createField('text', {
    name: 'Text',
    type: 'Text',
    localized: true,
    required: false,
    validations: [],
  })
  rateLines.createField('isSearchable', {
    name: 'With a field that finds a line',
    type: 'Boolean',
    localized: false,
    required: false,
    validations: [],
  })
  rateLines.createField('lines', {
    name: 'Rates',
    type: 'Array',
    localized: false,
    required: true,
    validations: [],
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['rateLine'] }] },
  })
  rateLines.createField('extraVariant', {
    name: 'Variant for Uoga Extra',
    type: 'Link',
    localized: false,
    required: false,
    validations: [{ linkContentType: ['rateLines'] }],
    linkType: 'Entry',
  })
  rateLines.changeFieldControl('name', 'builtin', 'singleLine')
  rateLines.changeFieldControl('anchor', 'builtin', 'singleLine', {
    helpText: 'By this name a link reaches the block: small letters, digits and hyphens, without #.',
  })
  rateLines.changeFieldControl('title', 'builtin', 'singleLine')
  rateLines.changeFieldControl('text', 'builtin', 'multipleLine')
  rateLines.changeFieldControl('isSearchable', 'builtin', 'boolean')
  rateLines.changeFieldControl('lines', 'builtin', 'entryLinksEditor')
  rateLines.changeFieldControl('extraVariant', 'builtin', 'entryLinkEditor', {
    helpText: 'Shown instead of this entry on pages whose path has the segment “extra”.',
  })
  const value = migration.createContentType('value', {
    name: 'Value',
    description: 'A card with an icon, a title and a short text.',
    displayField: 'title',
  })
  value.createField('anchor', {
    name: 'Fragment',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [{ regexp: { pattern: '^[a-z0-9-]+$', flags: null } }],
  })
  value.createField('icon', {
    name: 'Icon',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [
      {
        in: [
          'arrow-right',
          'arrow-up-right',
          'cart',
          'chat',
          'check',
          'chevron-down',
          'chevron-left',
          'chevron-right',
          'close',
          'data',
          'error',
          'globe',
          'help',
          'info',
          'menu',
          'message',
          'minutes',
          'phone',
          'plus',
          'refresh',
          'roaming',
          'search',
          'shield',
          'sim',
          'success',
          'top-up',
          'user',
          'warning',
        ],
      },
    ],
  })
  value.createField('title', {
    name: 'Title',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [],
  })
  value.createField('text', { name: 'Text', type: 'Text', localized: true, required: true, validations: [] })
  value.createField('extraVariant', {
    name: 'Variant for Uoga Extra',
    type: 'Link',
    localized: false,
    required: false,
    validations: [{ linkContentType: ['value'] }],
    linkType: 'Entry',
  })
  value.changeFieldControl('anchor', 'builtin', 'singleLine', {
    helpText: 'By this name a link reaches the block: small letters, digits and hyphens, without #.',
  })
  value.changeFieldControl('icon', 'builtin', 'dropdown')
  value.changeFieldControl('title', 'builtin', 'singleLine')
  value.changeFieldControl('text', 'builtin', 'multipleLine')
  value.changeFieldControl('extraVariant', 'builtin', 'entryLinkEditor', {
    helpText: 'Shown instead of this entry on pages whose path has the segment “extra”.',
  })
  const valueWithRichText = migration.createContentType('valueWithRichText', {
    name: 'Value with rich text',
    description: 'A card with an icon, a title and a formatted text.',
    displayField: 'title',
  })
  valueWithRichText.createField('anchor', {
    name: 'Fragment',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [{ regexp: { pattern: '^[a-z0-9-]+$', flags: null } }],
  })
  valueWithRichText.createField('icon', {
    name: 'Icon',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [
      {
        in: [
          'arrow-right',
          'arrow-up-right',
          'cart',
          'chat',
          'check',
          'chevron-down',
          'chevron-left',
          'chevron-right',
          'close',
          'data',
          'error',
          'globe',
          'help',
          'info',
          'menu',
          'message',
          'minutes',
          'phone',
          'plus',
          'refresh',
          'roaming',
          'search',
          'shield',
          'sim',
          'success',
          'top-up',
          'user',
          'warning',
        ],
      },
    ],
  })
  valueWithRichText.createField('title', {
    name: 'Title',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [],
  })
  valueWithRichText.createField('text', {
    name: 'Text',
    type: 'RichText',
    localized: true,
    required: true,
    validations: [],
  })
  valueWithRichText.createField('extraVariant', {
    name: 'Variant for Uoga Extra',
    type: 'Link',
    localized: false,
    required: false,
    validations: [{ linkContentType: ['valueWithRichText'] }],
    linkType: 'Entry',
  })
  valueWithRichText.changeFieldControl('anchor', 'builtin', 'singleLine', {
    helpText: 'By this name a link reaches the block: small letters, digits and hyphens, without #.',
  })
  valueWithRichText.changeFieldControl('icon', 'builtin', 'dropdown')
  valueWithRichText.changeFieldControl('title', 'builtin', 'singleLine')
  valueWithRichText.changeFieldControl('text', 'builtin', 'richTextEditor')
  valueWithRichText.changeFieldControl('extraVariant', 'builtin', 'entryLinkEditor', {
    helpText: 'Shown instead of this entry on pages whose path has the segment “extra”.',
  })
  const faqItem = migration.createContentType('faqItem', {
    name: 'Question and answer',
    description: 'One item of a FAQ.',
    displayField: 'name',
  })
  faqItem.createField('name', {
    name: 'Name (only editors see it)',
    type: 'Symbol',
    localized: false,
    required: true,
    validations: [],
  })
  faqItem.createField('question', {
    name: 'Question',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [],
  })
  faqItem.createField('answer', {
    name: 'Answer',
    type: 'RichText',
    localized: true,
    required: true,
    validations: [],
  })
  faqItem.createField('uniqueKey', {
    name: 'Key',
    type: 'Symbol',
    localized: false,
    required: true,
    validations: [{ unique: true }, { regexp: { pattern: '^[a-z0-9-]+$', flags: null } }],
  })
  faqItem.createField('notification', {
    name: 'Notice',
    type: 'Link',
    localized: false,
    required: false,
    validations: [{ linkContentType: ['notification'] }],
    linkType: 'Entry',
  })
  faqItem.changeFieldControl('name', 'builtin', 'singleLine')
  faqItem.changeFieldControl('question', 'builtin', 'singleLine')
  faqItem.changeFieldControl('answer', 'builtin', 'richTextEditor')
  faqItem.changeFieldControl('uniqueKey', 'builtin', 'singleLine', {
    helpText: 'The fragment that opens the item: /#esim-install. Small letters, digits and hyphens.',
  })
  faqItem.changeFieldControl('notification', 'builtin', 'entryLinkEditor')
  const faq = migration.createContentType('faq', {
    name: 'FAQ',
    description: 'Questions that open one at a time.',
    displayField: 'name',
  })
  faq.createField('name', {
    name: 'Name (only editors see it)',
    type: 'Symbol',
    localized: false,
    required: true,
    validations: [],
  })
  faq.createField('anchor', {
    name: 'Fragment',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [{ regexp: { pattern: '^[a-z0-9-]+$', flags: null } }],
  })
  faq.createField('title', {
    name: 'Title',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [],
  })
  faq.createField('items', {
    name: 'Items',
    type: 'Array',
    localized: false,
    required: true,
    validations: [],
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['faqItem'] }] },
  })
  faq.createField('extraVariant', {
    name: 'Variant for Uoga Extra',
    type: 'Link',
    localized: false,
    required: false,
    validations: [{ linkContentType: ['faq'] }],
    linkType: 'Entry',
  })
  faq.changeFieldControl('name', 'builtin', 'singleLine')
  faq.changeFieldControl('anchor', 'builtin', 'singleLine', {
    helpText: 'By this name a link reaches the block: small letters, digits and hyphens, without #.',
  })
  faq.changeFieldControl('title', 'builtin', 'singleLine')
  faq.changeFieldControl('items', 'builtin', 'entryLinksEditor')
  faq.changeFieldControl('extraVariant', 'builtin', 'entryLinkEditor', {
    helpText: 'Shown instead of this entry on pages whose path has the segment “extra”.',
  })
}
