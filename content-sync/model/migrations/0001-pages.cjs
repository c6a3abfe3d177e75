module.exports = (migration) => {
  const homePage = migration.createContentType('homePage', {
    name: 'Home page',
    description: 'The first page of the site.',
    displayField: 'name',
  })
  homePage.createField('name', {
    name: 'Name (only editors see it)',
    type: 'Symbol',
    localized: false,
    required: true,
    validations: [],
  })
  homePage.createField('title', {
    name: 'Title',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [],
  })
  homePage.createField('slug', {
    name: 'Slug',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [],
  })
  homePage.createField('seoTitle', {
    name: 'Title for search engines and the browser tab',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [{ size: { max: 70 } }],
  })
  homePage.createField('seoDescription', {
    name: 'Description for search engines',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [{ size: { max: 170 } }],
  })
  homePage.createField('noIndex', {
    name: 'Keep out of search engines',
    type: 'Boolean',
    localized: false,
    required: false,
    validations: [],
  })
  homePage.createField('blocks', {
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
            'pageTabs',
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
  homePage.changeFieldControl('name', 'builtin', 'singleLine')
  homePage.changeFieldControl('title', 'builtin', 'singleLine')
  homePage.changeFieldControl('slug', 'builtin', 'singleLine', {
    helpText:
      'The path without the language, such as mano/istorija. Small Latin letters, digits and hyphens.',
  })
  homePage.changeFieldControl('seoTitle', 'builtin', 'singleLine')
  homePage.changeFieldControl('seoDescription', 'builtin', 'singleLine')
  homePage.changeFieldControl('noIndex', 'builtin', 'boolean')
  homePage.changeFieldControl('blocks', 'builtin', 'entryLinksEditor', {
    helpText: 'What the page shows, from top to bottom.',
  })
  const genericLandingPage = migration.createContentType('genericLandingPage', {
    name: 'Landing page',
    description:
      'A page of texts and blocks. Some are known to the site by their entry id, such as plansPageContent.',
    displayField: 'name',
  })
  genericLandingPage.createField('name', {
    name: 'Name (only editors see it)',
    type: 'Symbol',
    localized: false,
    required: true,
    validations: [],
  })
  genericLandingPage.createField('title', {
    name: 'Title',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [],
  })
  genericLandingPage.createField('slug', {
    name: 'Slug',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [],
  })
  genericLandingPage.createField('seoTitle', {
    name: 'Title for search engines and the browser tab',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [{ size: { max: 70 } }],
  })
  genericLandingPage.createField('seoDescription', {
    name: 'Description for search engines',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [{ size: { max: 170 } }],
  })
  genericLandingPage.createField('noIndex', {
    name: 'Keep out of search engines',
    type: 'Boolean',
    localized: false,
    required: false,
    validations: [],
  })
  genericLandingPage.createField('text', {
    name: 'Text',
    type: 'RichText',
    localized: true,
    required: false,
    validations: [],
  })
  genericLandingPage.createField('image', {
    name: 'Picture',
    type: 'Link',
    localized: false,
    required: false,
    validations: [{ linkMimetypeGroup: ['image'] }],
    linkType: 'Asset',
  })
  genericLandingPage.createField('buttons', {
    name: 'Buttons',
    type: 'Array',
    localized: false,
    required: false,
    validations: [],
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['button'] }] },
  })
  genericLandingPage.createField('blocks', {
    name: 'Blocks',
    type: 'Array',
    localized: false,
    required: false,
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
            'pageTabs',
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
  genericLandingPage.createField('inputs', {
    name: 'Fields of the form',
    type: 'Array',
    localized: false,
    required: false,
    validations: [],
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['input'] }] },
  })
  genericLandingPage.createField('ctas', {
    name: 'Buttons of the form',
    type: 'Array',
    localized: false,
    required: false,
    validations: [],
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['button'] }] },
  })
  genericLandingPage.createField('modals', {
    name: 'Dialogs',
    type: 'Array',
    localized: false,
    required: false,
    validations: [],
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['statusModal'] }] },
  })
  genericLandingPage.changeFieldControl('name', 'builtin', 'singleLine')
  genericLandingPage.changeFieldControl('title', 'builtin', 'singleLine')
  genericLandingPage.changeFieldControl('slug', 'builtin', 'singleLine', {
    helpText:
      'The path without the language, such as mano/istorija. Small Latin letters, digits and hyphens.',
  })
  genericLandingPage.changeFieldControl('seoTitle', 'builtin', 'singleLine')
  genericLandingPage.changeFieldControl('seoDescription', 'builtin', 'singleLine')
  genericLandingPage.changeFieldControl('noIndex', 'builtin', 'boolean')
  genericLandingPage.changeFieldControl('text', 'builtin', 'richTextEditor')
  genericLandingPage.changeFieldControl('image', 'builtin', 'assetLinkEditor')
  genericLandingPage.changeFieldControl('buttons', 'builtin', 'entryLinksEditor')
  genericLandingPage.changeFieldControl('blocks', 'builtin', 'entryLinksEditor', {
    helpText: 'What the page shows, from top to bottom.',
  })
  genericLandingPage.changeFieldControl('inputs', 'builtin', 'entryLinksEditor')
  genericLandingPage.changeFieldControl('ctas', 'builtin', 'entryLinksEditor', {
    helpText:
      'The site finds each by its entry id. One without an address does what its place in the form says.',
  })
  genericLandingPage.changeFieldControl('modals', 'builtin', 'entryLinksEditor')
  const orderSimPage = migration.createContentType('orderSimPage', {
    name: 'Order SIM page',
    description: 'Where a SIM card or an eSIM is ordered.',
    displayField: 'name',
  })
  orderSimPage.createField('name', {
    name: 'Name (only editors see it)',
    type: 'Symbol',
    localized: false,
    required: true,
    validations: [],
  })
  orderSimPage.createField('title', {
    name: 'Title',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [],
  })
  orderSimPage.createField('slug', {
    name: 'Slug',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [],
  })
  orderSimPage.createField('seoTitle', {
    name: 'Title for search engines and the browser tab',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [{ size: { max: 70 } }],
  })
  orderSimPage.createField('seoDescription', {
    name: 'Description for search engines',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [{ size: { max: 170 } }],
  })
  orderSimPage.createField('noIndex', {
    name: 'Keep out of search engines',
    type: 'Boolean',
    localized: false,
    required: false,
    validations: [],
  })
  orderSimPage.createField('simType', {
    name: 'What is ordered',
    type: 'Symbol',
    localized: false,
    required: true,
    validations: [{ in: ['sim', 'esim'] }],
  })
  orderSimPage.createField('text', {
    name: 'Text',
    type: 'RichText',
    localized: true,
    required: false,
    validations: [],
  })
  orderSimPage.createField('image', {
    name: 'Picture',
    type: 'Link',
    localized: false,
    required: false,
    validations: [{ linkMimetypeGroup: ['image'] }],
    linkType: 'Asset',
  })
  orderSimPage.createField('buttons', {
    name: 'Buttons',
    type: 'Array',
    localized: false,
    required: false,
    validations: [],
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['button'] }] },
  })
  orderSimPage.createField('blocks', {
    name: 'Blocks',
    type: 'Array',
    localized: false,
    required: false,
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
            'pageTabs',
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
  orderSimPage.createField('inputs', {
    name: 'Fields of the form',
    type: 'Array',
    localized: false,
    required: false,
    validations: [],
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['input'] }] },
  })
  orderSimPage.createField('ctas', {
    name: 'Buttons of the form',
    type: 'Array',
    localized: false,
    required: false,
    validations: [],
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['button'] }] },
  })
  orderSimPage.createField('modals', {
    name: 'Dialogs',
    type: 'Array',
    localized: false,
    required: false,
    validations: [],
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['statusModal'] }] },
  })
  orderSimPage.changeFieldControl('name', 'builtin', 'singleLine')
  orderSimPage.changeFieldControl('title', 'builtin', 'singleLine')
  orderSimPage.changeFieldControl('slug', 'builtin', 'singleLine', {
    helpText:
      'The path without the language, such as mano/istorija. Small Latin letters, digits and hyphens.',
  })
  orderSimPage.changeFieldControl('seoTitle', 'builtin', 'singleLine')
  orderSimPage.changeFieldControl('seoDescription', 'builtin', 'singleLine')
  orderSimPage.changeFieldControl('noIndex', 'builtin', 'boolean')
  orderSimPage.changeFieldControl('simType', 'builtin', 'dropdown')
  orderSimPage.changeFieldControl('text', 'builtin', 'richTextEditor')
  orderSimPage.changeFieldControl('image', 'builtin', 'assetLinkEditor')
  orderSimPage.changeFieldControl('buttons', 'builtin', 'entryLinksEditor')
  orderSimPage.changeFieldControl('blocks', 'builtin', 'entryLinksEditor', {
    helpText: 'What the page shows, from top to bottom.',
  })
  orderSimPage.changeFieldControl('inputs', 'builtin', 'entryLinksEditor')
  orderSimPage.changeFieldControl('ctas', 'builtin', 'entryLinksEditor', {
    helpText:
      'The site finds each by its entry id. One without an address does what its place in the form says.',
  })
  orderSimPage.changeFieldControl('modals', 'builtin', 'entryLinksEditor')
  const becomeAPartnerPage = migration.createContentType('becomeAPartnerPage', {
    name: 'Become-a-partner page',
    description: 'For shops that want to sell Uoga.',
    displayField: 'name',
  })
  becomeAPartnerPage.createField('name', {
    name: 'Name (only editors see it)',
    type: 'Symbol',
    localized: false,
    required: true,
    validations: [],
  })
  becomeAPartnerPage.createField('title', {
    name: 'Title',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [],
  })
  becomeAPartnerPage.createField('slug', {
    name: 'Slug',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [],
  })
  becomeAPartnerPage.createField('seoTitle', {
    name: 'Title for search engines and the browser tab',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [{ size: { max: 70 } }],
  })
  becomeAPartnerPage.createField('seoDescription', {
    name: 'Description for search engines',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [{ size: { max: 170 } }],
  })
  becomeAPartnerPage.createField('noIndex', {
    name: 'Keep out of search engines',
    type: 'Boolean',
    localized: false,
    required: false,
    validations: [],
  })
  becomeAPartnerPage.createField('text', {
    name: 'Text',
    type: 'RichText',
    localized: true,
    required: false,
    validations: [],
  })
  becomeAPartnerPage.createField('image', {
    name: 'Picture',
    type: 'Link',
    localized: false,
    required: false,
    validations: [{ linkMimetypeGroup: ['image'] }],
    linkType: 'Asset',
  })
  becomeAPartnerPage.createField('buttons', {
    name: 'Buttons',
    type: 'Array',
    localized: false,
    required: false,
    validations: [],
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['button'] }] },
  })
  becomeAPartnerPage.createField('blocks', {
    name: 'Blocks',
    type: 'Array',
    localized: false,
    required: false,
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
            'pageTabs',
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
  becomeAPartnerPage.createField('inputs', {
    name: 'Fields of the form',
    type: 'Array',
    localized: false,
    required: false,
    validations: [],
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['input'] }] },
  })
  becomeAPartnerPage.createField('ctas', {
    name: 'Buttons of the form',
    type: 'Array',
    localized: false,
    required: false,
    validations: [],
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['button'] }] },
  })
  becomeAPartnerPage.createField('modals', {
    name: 'Dialogs',
    type: 'Array',
    localized: false,
    required: false,
    validations: [],
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['statusModal'] }] },
  })
  becomeAPartnerPage.changeFieldControl('name', 'builtin', 'singleLine')
  becomeAPartnerPage.changeFieldControl('title', 'builtin', 'singleLine')
  becomeAPartnerPage.changeFieldControl('slug', 'builtin', 'singleLine', {
    helpText:
      'The path without the language, such as mano/istorija. Small Latin letters, digits and hyphens.',
  })
  becomeAPartnerPage.changeFieldControl('seoTitle', 'builtin', 'singleLine')
  becomeAPartnerPage.changeFieldControl('seoDescription', 'builtin', 'singleLine')
  becomeAPartnerPage.changeFieldControl('noIndex', 'builtin', 'boolean')
  becomeAPartnerPage.changeFieldControl('text', 'builtin', 'richTextEditor')
  becomeAPartnerPage.changeFieldControl('image', 'builtin', 'assetLinkEditor')
  becomeAPartnerPage.changeFieldControl('buttons', 'builtin', 'entryLinksEditor')
  becomeAPartnerPage.changeFieldControl('blocks', 'builtin', 'entryLinksEditor', {
    helpText: 'What the page shows, from top to bottom.',
  })
  becomeAPartnerPage.changeFieldControl('inputs', 'builtin', 'entryLinksEditor')
  becomeAPartnerPage.changeFieldControl('ctas', 'builtin', 'entryLinksEditor', {
    helpText:
      'The site finds each by its entry id. One without an address does what its place in the form says.',
  })
  becomeAPartnerPage.changeFieldControl('modals', 'builtin', 'entryLinksEditor')
  const notFoundPage = migration.createContentType('notFoundPage', {
    name: '404 page',
    description: 'Shown for an address that does not exist.',
    displayField: 'name',
  })
  notFoundPage.createField('name', {
    name: 'Name (only editors see it)',
    type: 'Symbol',
    localized: false,
    required: true,
    validations: [],
  })
  notFoundPage.createField('title', {
    name: 'Title',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [],
  })
  notFoundPage.createField('slug', {
    name: 'Slug',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [],
  })
  notFoundPage.createField('seoTitle', {
    name: 'Title for search engines and the browser tab',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [{ size: { max: 70 } }],
  })
  notFoundPage.createField('seoDescription', {
    name: 'Description for search engines',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [{ size: { max: 170 } }],
  })
  notFoundPage.createField('noIndex', {
    name: 'Keep out of search engines',
    type: 'Boolean',
    localized: false,
    required: false,
    validations: [],
  })
  notFoundPage.createField('text', {
    name: 'Text',
    type: 'RichText',
    localized: true,
    required: true,
    validations: [],
  })
  notFoundPage.createField('image', {
    name: 'Picture',
    type: 'Link',
    localized: false,
    required: false,
    validations: [{ linkMimetypeGroup: ['image'] }],
    linkType: 'Asset',
  })
  notFoundPage.createField('buttons', {
    name: 'Buttons',
    type: 'Array',
    localized: false,
    required: false,
    validations: [],
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['button'] }] },
  })
  notFoundPage.changeFieldControl('name', 'builtin', 'singleLine')
  notFoundPage.changeFieldControl('title', 'builtin', 'singleLine')
  notFoundPage.changeFieldControl('slug', 'builtin', 'singleLine', {
    helpText:
      'The path without the language, such as mano/istorija. Small Latin letters, digits and hyphens.',
  })
  notFoundPage.changeFieldControl('seoTitle', 'builtin', 'singleLine')
  notFoundPage.changeFieldControl('seoDescription', 'builtin', 'singleLine')
  notFoundPage.changeFieldControl('noIndex', 'builtin', 'boolean')
  notFoundPage.changeFieldControl('text', 'builtin', 'richTextEditor')
  notFoundPage.changeFieldControl('image', 'builtin', 'assetLinkEditor')
  notFoundPage.changeFieldControl('buttons', 'builtin', 'entryLinksEditor')
  const serviceReportPage = migration.createContentType('serviceReportPage', {
    name: 'Service report page',
    description: 'What a customer used in a period.',
    displayField: 'name',
  })
  serviceReportPage.createField('name', {
    name: 'Name (only editors see it)',
    type: 'Symbol',
    localized: false,
    required: true,
    validations: [],
  })
  serviceReportPage.createField('title', {
    name: 'Title',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [],
  })
  serviceReportPage.createField('slug', {
    name: 'Slug',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [],
  })
  serviceReportPage.createField('seoTitle', {
    name: 'Title for search engines and the browser tab',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [{ size: { max: 70 } }],
  })
  serviceReportPage.createField('seoDescription', {
    name: 'Description for search engines',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [{ size: { max: 170 } }],
  })
  serviceReportPage.createField('noIndex', {
    name: 'Keep out of search engines',
    type: 'Boolean',
    localized: false,
    required: false,
    validations: [],
  })
  serviceReportPage.createField('text', {
    name: 'Text',
    type: 'RichText',
    localized: true,
    required: false,
    validations: [],
  })
  serviceReportPage.createField('image', {
    name: 'Picture',
    type: 'Link',
    localized: false,
    required: false,
    validations: [{ linkMimetypeGroup: ['image'] }],
    linkType: 'Asset',
  })
  serviceReportPage.createField('buttons', {
    name: 'Buttons',
    type: 'Array',
    localized: false,
    required: false,
    validations: [],
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['button'] }] },
  })
  serviceReportPage.createField('blocks', {
    name: 'Blocks',
    type: 'Array',
    localized: false,
    required: false,
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
            'pageTabs',
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
  serviceReportPage.createField('inputs', {
    name: 'Fields of the form',
    type: 'Array',
    localized: false,
    required: false,
    validations: [],
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['input'] }] },
  })
  serviceReportPage.createField('ctas', {
    name: 'Buttons of the form',
    type: 'Array',
    localized: false,
    required: false,
    validations: [],
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['button'] }] },
  })
  serviceReportPage.createField('modals', {
    name: 'Dialogs',
    type: 'Array',
    localized: false,
    required: false,
    validations: [],
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['statusModal'] }] },
  })
  serviceReportPage.changeFieldControl('name', 'builtin', 'singleLine')
  serviceReportPage.changeFieldControl('title', 'builtin', 'singleLine')
  serviceReportPage.changeFieldControl('slug', 'builtin', 'singleLine', {
    helpText:
      'The path without the language, such as mano/istorija. Small Latin letters, digits and hyphens.',
  })
  serviceReportPage.changeFieldControl('seoTitle', 'builtin', 'singleLine')
  serviceReportPage.changeFieldControl('seoDescription', 'builtin', 'singleLine')
  serviceReportPage.changeFieldControl('noIndex', 'builtin', 'boolean')
  serviceReportPage.changeFieldControl('text', 'builtin', 'richTextEditor')
  serviceReportPage.changeFieldControl('image', 'builtin', 'assetLinkEditor')
  serviceReportPage.changeFieldControl('buttons', 'builtin', 'entryLinksEditor')
  serviceReportPage.changeFieldControl('blocks', 'builtin', 'entryLinksEditor', {
    helpText: 'What the page shows, from top to bottom.',
  })
  serviceReportPage.changeFieldControl('inputs', 'builtin', 'entryLinksEditor')
  serviceReportPage.changeFieldControl('ctas', 'builtin', 'entryLinksEditor', {
    helpText:
      'The site finds each by its entry id. One without an address does what its place in the form says.',
  })
  serviceReportPage.changeFieldControl('modals', 'builtin', 'entryLinksEditor')
  const checkoutPage = migration.createContentType('checkoutPage', {
    name: 'Checkout page',
    description: 'Where an order is looked over and paid.',
    displayField: 'name',
  })
  checkoutPage.createField('name', {
    name: 'Name (only editors see it)',
    type: 'Symbol',
    localized: false,
    required: true,
    validations: [],
  })
  checkoutPage.createField('title', {
    name: 'Title',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [],
  })
  checkoutPage.createField('slug', {
    name: 'Slug',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [],
  })
  checkoutPage.createField('seoTitle', {
    name: 'Title for search engines and the browser tab',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [{ size: { max: 70 } }],
  })
  checkoutPage.createField('seoDescription', {
    name: 'Description for search engines',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [{ size: { max: 170 } }],
  })
  checkoutPage.createField('noIndex', {
    name: 'Keep out of search engines',
    type: 'Boolean',
    localized: false,
    required: false,
    validations: [],
  })
  checkoutPage.createField('text', {
    name: 'Text',
    type: 'RichText',
    localized: true,
    required: false,
    validations: [],
  })
  checkoutPage.createField('image', {
    name: 'Picture',
    type: 'Link',
    localized: false,
    required: false,
    validations: [{ linkMimetypeGroup: ['image'] }],
    linkType: 'Asset',
  })
  checkoutPage.createField('buttons', {
    name: 'Buttons',
    type: 'Array',
    localized: false,
    required: false,
    validations: [],
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['button'] }] },
  })
  checkoutPage.createField('blocks', {
    name: 'Blocks',
    type: 'Array',
    localized: false,
    required: false,
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
            'pageTabs',
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
  checkoutPage.createField('inputs', {
    name: 'Fields of the form',
    type: 'Array',
    localized: false,
    required: false,
    validations: [],
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['input'] }] },
  })
  checkoutPage.createField('ctas', {
    name: 'Buttons of the form',
    type: 'Array',
    localized: false,
    required: false,
    validations: [],
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['button'] }] },
  })
  checkoutPage.createField('modals', {
    name: 'Dialogs',
    type: 'Array',
    localized: false,
    required: false,
    validations: [],
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['statusModal'] }] },
  })
  checkoutPage.changeFieldControl('name', 'builtin', 'singleLine')
  checkoutPage.changeFieldControl('title', 'builtin', 'singleLine')
  checkoutPage.changeFieldControl('slug', 'builtin', 'singleLine', {
    helpText:
      'The path without the language, such as mano/istorija. Small Latin letters, digits and hyphens.',
  })
  checkoutPage.changeFieldControl('seoTitle', 'builtin', 'singleLine')
  checkoutPage.changeFieldControl('seoDescription', 'builtin', 'singleLine')
  checkoutPage.changeFieldControl('noIndex', 'builtin', 'boolean')
  checkoutPage.changeFieldControl('text', 'builtin', 'richTextEditor')
  checkoutPage.changeFieldControl('image', 'builtin', 'assetLinkEditor')
  checkoutPage.changeFieldControl('buttons', 'builtin', 'entryLinksEditor')
  checkoutPage.changeFieldControl('blocks', 'builtin', 'entryLinksEditor', {
    helpText: 'What the page shows, from top to bottom.',
  })
  checkoutPage.changeFieldControl('inputs', 'builtin', 'entryLinksEditor')
  checkoutPage.changeFieldControl('ctas', 'builtin', 'entryLinksEditor', {
    helpText:
      'The site finds each by its entry id. One without an address does what its place in the form says.',
  })
  checkoutPage.changeFieldControl('modals', 'builtin', 'entryLinksEditor')
  const dashboardPage = migration.createContentType('dashboardPage', {
    name: 'Dashboard page',
    description: 'The first page of self-service.',
    displayField: 'name',
  })
  dashboardPage.createField('name', {
    name: 'Name (only editors see it)',
    type: 'Symbol',
    localized: false,
    required: true,
    validations: [],
  })
  dashboardPage.createField('title', {
    name: 'Title',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [],
  })
  dashboardPage.createField('slug', {
    name: 'Slug',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [],
  })
  dashboardPage.createField('seoTitle', {
    name: 'Title for search engines and the browser tab',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [{ size: { max: 70 } }],
  })
  dashboardPage.createField('seoDescription', {
    name: 'Description for search engines',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [{ size: { max: 170 } }],
  })
  dashboardPage.createField('noIndex', {
    name: 'Keep out of search engines',
    type: 'Boolean',
    localized: false,
    required: false,
    validations: [],
  })
  dashboardPage.createField('text', {
    name: 'Text',
    type: 'RichText',
    localized: true,
    required: false,
    validations: [],
  })
  dashboardPage.createField('image', {
    name: 'Picture',
    type: 'Link',
    localized: false,
    required: false,
    validations: [{ linkMimetypeGroup: ['image'] }],
    linkType: 'Asset',
  })
  dashboardPage.createField('buttons', {
    name: 'Buttons',
    type: 'Array',
    localized: false,
    required: false,
    validations: [],
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['button'] }] },
  })
  dashboardPage.createField('blocks', {
    name: 'Blocks',
    type: 'Array',
    localized: false,
    required: false,
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
            'pageTabs',
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
  dashboardPage.createField('inputs', {
    name: 'Fields of the form',
    type: 'Array',
    localized: false,
    required: false,
    validations: [],
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['input'] }] },
  })
  dashboardPage.createField('ctas', {
    name: 'Buttons of the form',
    type: 'Array',
    localized: false,
    required: false,
    validations: [],
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['button'] }] },
  })
  dashboardPage.createField('modals', {
    name: 'Dialogs',
    type: 'Array',
    localized: false,
    required: false,
    validations: [],
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['statusModal'] }] },
  })
  dashboardPage.changeFieldControl('name', 'builtin', 'singleLine')
  dashboardPage.changeFieldControl('title', 'builtin', 'singleLine')
  dashboardPage.changeFieldControl('slug', 'builtin', 'singleLine', {
    helpText:
      'The path without the language, such as mano/istorija. Small Latin letters, digits and hyphens.',
  })
  dashboardPage.changeFieldControl('seoTitle', 'builtin', 'singleLine')
  dashboardPage.changeFieldControl('seoDescription', 'builtin', 'singleLine')
  dashboardPage.changeFieldControl('noIndex', 'builtin', 'boolean')
  dashboardPage.changeFieldControl('text', 'builtin', 'richTextEditor')
  dashboardPage.changeFieldControl('image', 'builtin', 'assetLinkEditor')
  dashboardPage.changeFieldControl('buttons', 'builtin', 'entryLinksEditor')
  dashboardPage.changeFieldControl('blocks', 'builtin', 'entryLinksEditor', {
    helpText: 'What the page shows, from top to bottom.',
  })
  dashboardPage.changeFieldControl('inputs', 'builtin', 'entryLinksEditor')
  dashboardPage.changeFieldControl('ctas', 'builtin', 'entryLinksEditor', {
    helpText:
      'The site finds each by its entry id. One without an address does what its place in the form says.',
  })
  dashboardPage.changeFieldControl('modals', 'builtin', 'entryLinksEditor')
  const topUpPage = migration.createContentType('topUpPage', {
    name: 'Top-up page',
    description: 'The form that tops up a number. In the path of the extra line it stands for that line.',
    displayField: 'name',
  })
  topUpPage.createField('name', {
    name: 'Name (only editors see it)',
    type: 'Symbol',
    localized: false,
    required: true,
    validations: [],
  })
  topUpPage.createField('title', {
    name: 'Title',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [],
  })
  topUpPage.createField('slug', {
    name: 'Slug',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [],
  })
  topUpPage.createField('seoTitle', {
    name: 'Title for search engines and the browser tab',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [{ size: { max: 70 } }],
  })
  topUpPage.createField('seoDescription', {
    name: 'Description for search engines',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [{ size: { max: 170 } }],
  })
  topUpPage.createField('noIndex', {
    name: 'Keep out of search engines',
    type: 'Boolean',
    localized: false,
    required: false,
    validations: [],
  })
  topUpPage.createField('text', {
    name: 'Text under the title',
    type: 'Text',
    localized: true,
    required: true,
    validations: [],
  })
  topUpPage.createField('image', {
    name: 'Picture',
    type: 'Link',
    localized: false,
    required: false,
    validations: [{ linkMimetypeGroup: ['image'] }],
    linkType: 'Asset',
  })
  topUpPage.createField('presetSums', {
    name: 'Sums to choose from',
    type: 'Symbol',
    localized: false,
    required: true,
    validations: [],
  })
  topUpPage.createField('minimumSum', {
    name: 'Smallest sum',
    type: 'Symbol',
    localized: false,
    required: true,
    validations: [{ regexp: { pattern: '^\\d+([.,]\\d{1,2})?$', flags: null } }],
  })
  topUpPage.createField('maximumSum', {
    name: 'Largest sum',
    type: 'Symbol',
    localized: false,
    required: true,
    validations: [{ regexp: { pattern: '^\\d+([.,]\\d{1,2})?$', flags: null } }],
  })
  topUpPage.createField('blocks', {
    name: 'Blocks under the form',
    type: 'Array',
    localized: false,
    required: false,
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
            'pageTabs',
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
  topUpPage.createField('inputs', {
    name: 'Fields of the form',
    type: 'Array',
    localized: false,
    required: false,
    validations: [],
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['input'] }] },
  })
  topUpPage.createField('ctas', {
    name: 'Buttons of the form',
    type: 'Array',
    localized: false,
    required: false,
    validations: [],
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['button'] }] },
  })
  topUpPage.createField('modals', {
    name: 'Dialogs',
    type: 'Array',
    localized: false,
    required: false,
    validations: [],
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['statusModal'] }] },
  })
  topUpPage.changeFieldControl('name', 'builtin', 'singleLine')
  topUpPage.changeFieldControl('title', 'builtin', 'singleLine')
  topUpPage.changeFieldControl('slug', 'builtin', 'singleLine', {
    helpText:
      'The path without the language, such as mano/istorija. Small Latin letters, digits and hyphens.',
  })
  topUpPage.changeFieldControl('seoTitle', 'builtin', 'singleLine')
  topUpPage.changeFieldControl('seoDescription', 'builtin', 'singleLine')
  topUpPage.changeFieldControl('noIndex', 'builtin', 'boolean')
  topUpPage.changeFieldControl('text', 'builtin', 'multipleLine')
  topUpPage.changeFieldControl('image', 'builtin', 'assetLinkEditor')
  topUpPage.changeFieldControl('presetSums', 'builtin', 'singleLine', {
    helpText: 'In euros, with blanks between: 5 10 20. Each lies between the smallest and the largest sum.',
  })
  topUpPage.changeFieldControl('minimumSum', 'builtin', 'singleLine', {
    helpText: 'In euros with VAT, with a comma or a point: 4,90. A figure stands in one entry only.',
  })
  topUpPage.changeFieldControl('maximumSum', 'builtin', 'singleLine', {
    helpText: 'In euros with VAT, with a comma or a point: 4,90. A figure stands in one entry only.',
  })
  topUpPage.changeFieldControl('blocks', 'builtin', 'entryLinksEditor', {
    helpText: 'What the page shows, from top to bottom.',
  })
  topUpPage.changeFieldControl('inputs', 'builtin', 'entryLinksEditor')
  topUpPage.changeFieldControl('ctas', 'builtin', 'entryLinksEditor', {
    helpText:
      'The site finds each by its entry id. One without an address does what its place in the form says.',
  })
  topUpPage.changeFieldControl('modals', 'builtin', 'entryLinksEditor')
  const successfulPaymentPage = migration.createContentType('successfulPaymentPage', {
    name: 'Successful payment page',
    description: 'Says that a payment went well, once the operator has said so.',
    displayField: 'name',
  })
  successfulPaymentPage.createField('name', {
    name: 'Name (only editors see it)',
    type: 'Symbol',
    localized: false,
    required: true,
    validations: [],
  })
  successfulPaymentPage.createField('title', {
    name: 'Title',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [],
  })
  successfulPaymentPage.createField('slug', {
    name: 'Slug',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [],
  })
  successfulPaymentPage.createField('seoTitle', {
    name: 'Title for search engines and the browser tab',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [{ size: { max: 70 } }],
  })
  successfulPaymentPage.createField('seoDescription', {
    name: 'Description for search engines',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [{ size: { max: 170 } }],
  })
  successfulPaymentPage.createField('noIndex', {
    name: 'Keep out of search engines',
    type: 'Boolean',
    localized: false,
    required: false,
    validations: [],
  })
  successfulPaymentPage.createField('statusKey', {
    name: 'What was paid',
    type: 'Symbol',
    localized: false,
    required: true,
    validations: [{ in: ['topUpSuccess', 'autoTopUpSuccess'] }],
  })
  successfulPaymentPage.createField('text', {
    name: 'Text',
    type: 'RichText',
    localized: true,
    required: true,
    validations: [],
  })
  successfulPaymentPage.createField('image', {
    name: 'Picture',
    type: 'Link',
    localized: false,
    required: false,
    validations: [{ linkMimetypeGroup: ['image'] }],
    linkType: 'Asset',
  })
  successfulPaymentPage.createField('buttons', {
    name: 'Buttons',
    type: 'Array',
    localized: false,
    required: false,
    validations: [],
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['button'] }] },
  })
  successfulPaymentPage.createField('blocks', {
    name: 'Blocks',
    type: 'Array',
    localized: false,
    required: false,
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
            'pageTabs',
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
  successfulPaymentPage.createField('inputs', {
    name: 'Fields of the form',
    type: 'Array',
    localized: false,
    required: false,
    validations: [],
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['input'] }] },
  })
  successfulPaymentPage.createField('ctas', {
    name: 'Buttons of the form',
    type: 'Array',
    localized: false,
    required: false,
    validations: [],
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['button'] }] },
  })
  successfulPaymentPage.createField('modals', {
    name: 'Dialogs',
    type: 'Array',
    localized: false,
    required: false,
    validations: [],
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['statusModal'] }] },
  })
  successfulPaymentPage.changeFieldControl('name', 'builtin', 'singleLine')
  successfulPaymentPage.changeFieldControl('title', 'builtin', 'singleLine')
  successfulPaymentPage.changeFieldControl('slug', 'builtin', 'singleLine', {
    helpText:
      'The path without the language, such as mano/istorija. Small Latin letters, digits and hyphens.',
  })
  successfulPaymentPage.changeFieldControl('seoTitle', 'builtin', 'singleLine')
  successfulPaymentPage.changeFieldControl('seoDescription', 'builtin', 'singleLine')
  successfulPaymentPage.changeFieldControl('noIndex', 'builtin', 'boolean')
  successfulPaymentPage.changeFieldControl('statusKey', 'builtin', 'dropdown')
  successfulPaymentPage.changeFieldControl('text', 'builtin', 'richTextEditor')
  successfulPaymentPage.changeFieldControl('image', 'builtin', 'assetLinkEditor')
  successfulPaymentPage.changeFieldControl('buttons', 'builtin', 'entryLinksEditor')
  successfulPaymentPage.changeFieldControl('blocks', 'builtin', 'entryLinksEditor', {
    helpText: 'What the page shows, from top to bottom.',
  })
  successfulPaymentPage.changeFieldControl('inputs', 'builtin', 'entryLinksEditor')
  successfulPaymentPage.changeFieldControl('ctas', 'builtin', 'entryLinksEditor', {
    helpText:
      'The site finds each by its entry id. One without an address does what its place in the form says.',
  })
  successfulPaymentPage.changeFieldControl('modals', 'builtin', 'entryLinksEditor')
  const historyPage = migration.createContentType('historyPage', {
    name: 'History page',
    description: 'What happened in an account, line by line.',
    displayField: 'name',
  })
  historyPage.createField('name', {
    name: 'Name (only editors see it)',
    type: 'Symbol',
    localized: false,
    required: true,
    validations: [],
  })
  historyPage.createField('title', {
    name: 'Title',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [],
  })
  historyPage.createField('slug', {
    name: 'Slug',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [],
  })
  historyPage.createField('seoTitle', {
    name: 'Title for search engines and the browser tab',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [{ size: { max: 70 } }],
  })
  historyPage.createField('seoDescription', {
    name: 'Description for search engines',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [{ size: { max: 170 } }],
  })
  historyPage.createField('noIndex', {
    name: 'Keep out of search engines',
    type: 'Boolean',
    localized: false,
    required: false,
    validations: [],
  })
  historyPage.createField('text', {
    name: 'Text',
    type: 'RichText',
    localized: true,
    required: false,
    validations: [],
  })
  historyPage.createField('image', {
    name: 'Picture',
    type: 'Link',
    localized: false,
    required: false,
    validations: [{ linkMimetypeGroup: ['image'] }],
    linkType: 'Asset',
  })
  historyPage.createField('buttons', {
    name: 'Buttons',
    type: 'Array',
    localized: false,
    required: false,
    validations: [],
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['button'] }] },
  })
  historyPage.createField('blocks', {
    name: 'Blocks',
    type: 'Array',
    localized: false,
    required: false,
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
            'pageTabs',
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
  historyPage.createField('inputs', {
    name: 'Fields of the form',
    type: 'Array',
    localized: false,
    required: false,
    validations: [],
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['input'] }] },
  })
  historyPage.createField('ctas', {
    name: 'Buttons of the form',
    type: 'Array',
    localized: false,
    required: false,
    validations: [],
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['button'] }] },
  })
  historyPage.createField('modals', {
    name: 'Dialogs',
    type: 'Array',
    localized: false,
    required: false,
    validations: [],
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['statusModal'] }] },
  })
  historyPage.changeFieldControl('name', 'builtin', 'singleLine')
  historyPage.changeFieldControl('title', 'builtin', 'singleLine')
  historyPage.changeFieldControl('slug', 'builtin', 'singleLine', {
    helpText:
      'The path without the language, such as mano/istorija. Small Latin letters, digits and hyphens.',
  })
  historyPage.changeFieldControl('seoTitle', 'builtin', 'singleLine')
  historyPage.changeFieldControl('seoDescription', 'builtin', 'singleLine')
  historyPage.changeFieldControl('noIndex', 'builtin', 'boolean')
  historyPage.changeFieldControl('text', 'builtin', 'richTextEditor')
  historyPage.changeFieldControl('image', 'builtin', 'assetLinkEditor')
  historyPage.changeFieldControl('buttons', 'builtin', 'entryLinksEditor')
  historyPage.changeFieldControl('blocks', 'builtin', 'entryLinksEditor', {
    helpText: 'What the page shows, from top to bottom.',
  })
  historyPage.changeFieldControl('inputs', 'builtin', 'entryLinksEditor')
  historyPage.changeFieldControl('ctas', 'builtin', 'entryLinksEditor', {
    helpText:
      'The site finds each by its entry id. One without an address does what its place in the form says.',
  })
  historyPage.changeFieldControl('modals', 'builtin', 'entryLinksEditor')
  const genericStatusPage = migration.createContentType('genericStatusPage', {
    name: 'Status page',
    description: 'Says how something went. The title and the text are shown once the operator has said so.',
    displayField: 'name',
  })
  genericStatusPage.createField('name', {
    name: 'Name (only editors see it)',
    type: 'Symbol',
    localized: false,
    required: true,
    validations: [],
  })
  genericStatusPage.createField('title', {
    name: 'Title',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [],
  })
  genericStatusPage.createField('slug', {
    name: 'Slug',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [],
  })
  genericStatusPage.createField('seoTitle', {
    name: 'Title for search engines and the browser tab',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [{ size: { max: 70 } }],
  })
  genericStatusPage.createField('seoDescription', {
    name: 'Description for search engines',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [{ size: { max: 170 } }],
  })
  genericStatusPage.createField('noIndex', {
    name: 'Keep out of search engines',
    type: 'Boolean',
    localized: false,
    required: false,
    validations: [],
  })
  genericStatusPage.createField('statusKey', {
    name: 'What the page is about',
    type: 'Symbol',
    localized: false,
    required: true,
    validations: [
      {
        in: [
          'topUpWaiting',
          'topUpFailure',
          'numberTransferError',
          'genericError',
          'numberNoLongerInUse',
          'numberAddingError',
          'firstNumberAddingError',
          'numberActivated',
          'scanIdNumberActivated',
          'numberActivationDelayed',
          'activationMarketingConsent',
          'identityNotVerifiedUnder14',
          'identityNotVerified',
          'identityVerificationDelayed',
          'gameRegistrationSuccess',
          'gameRegistrationError',
          'orderSuccess',
          'orderFailure',
        ],
      },
    ],
  })
  genericStatusPage.createField('text', {
    name: 'Text',
    type: 'RichText',
    localized: true,
    required: true,
    validations: [],
  })
  genericStatusPage.createField('image', {
    name: 'Picture',
    type: 'Link',
    localized: false,
    required: false,
    validations: [{ linkMimetypeGroup: ['image'] }],
    linkType: 'Asset',
  })
  genericStatusPage.createField('buttons', {
    name: 'Buttons',
    type: 'Array',
    localized: false,
    required: false,
    validations: [],
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['button'] }] },
  })
  genericStatusPage.createField('blocks', {
    name: 'Blocks',
    type: 'Array',
    localized: false,
    required: false,
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
            'pageTabs',
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
  genericStatusPage.createField('inputs', {
    name: 'Fields of the form',
    type: 'Array',
    localized: false,
    required: false,
    validations: [],
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['input'] }] },
  })
  genericStatusPage.createField('ctas', {
    name: 'Buttons of the form',
    type: 'Array',
    localized: false,
    required: false,
    validations: [],
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['button'] }] },
  })
  genericStatusPage.createField('modals', {
    name: 'Dialogs',
    type: 'Array',
    localized: false,
    required: false,
    validations: [],
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['statusModal'] }] },
  })
  genericStatusPage.changeFieldControl('name', 'builtin', 'singleLine')
  genericStatusPage.changeFieldControl('title', 'builtin', 'singleLine')
  genericStatusPage.changeFieldControl('slug', 'builtin', 'singleLine', {
    helpText:
      'The path without the language, such as mano/istorija. Small Latin letters, digits and hyphens.',
  })
  genericStatusPage.changeFieldControl('seoTitle', 'builtin', 'singleLine')
  genericStatusPage.changeFieldControl('seoDescription', 'builtin', 'singleLine')
  genericStatusPage.changeFieldControl('noIndex', 'builtin', 'boolean')
  genericStatusPage.changeFieldControl('statusKey', 'builtin', 'dropdown')
  genericStatusPage.changeFieldControl('text', 'builtin', 'richTextEditor')
  genericStatusPage.changeFieldControl('image', 'builtin', 'assetLinkEditor')
  genericStatusPage.changeFieldControl('buttons', 'builtin', 'entryLinksEditor')
  genericStatusPage.changeFieldControl('blocks', 'builtin', 'entryLinksEditor', {
    helpText: 'What the page shows, from top to bottom.',
  })
  genericStatusPage.changeFieldControl('inputs', 'builtin', 'entryLinksEditor')
  genericStatusPage.changeFieldControl('ctas', 'builtin', 'entryLinksEditor', {
    helpText:
      'The site finds each by its entry id. One without an address does what its place in the form says.',
  })
  genericStatusPage.changeFieldControl('modals', 'builtin', 'entryLinksEditor')
  const usageDetailsPage = migration.createContentType('usageDetailsPage', {
    name: 'Usage details page',
    description: 'What is left of each plan.',
    displayField: 'name',
  })
  usageDetailsPage.createField('name', {
    name: 'Name (only editors see it)',
    type: 'Symbol',
    localized: false,
    required: true,
    validations: [],
  })
  usageDetailsPage.createField('title', {
    name: 'Title',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [],
  })
  usageDetailsPage.createField('slug', {
    name: 'Slug',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [],
  })
  usageDetailsPage.createField('seoTitle', {
    name: 'Title for search engines and the browser tab',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [{ size: { max: 70 } }],
  })
  usageDetailsPage.createField('seoDescription', {
    name: 'Description for search engines',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [{ size: { max: 170 } }],
  })
  usageDetailsPage.createField('noIndex', {
    name: 'Keep out of search engines',
    type: 'Boolean',
    localized: false,
    required: false,
    validations: [],
  })
  usageDetailsPage.createField('text', {
    name: 'Text',
    type: 'RichText',
    localized: true,
    required: false,
    validations: [],
  })
  usageDetailsPage.createField('image', {
    name: 'Picture',
    type: 'Link',
    localized: false,
    required: false,
    validations: [{ linkMimetypeGroup: ['image'] }],
    linkType: 'Asset',
  })
  usageDetailsPage.createField('buttons', {
    name: 'Buttons',
    type: 'Array',
    localized: false,
    required: false,
    validations: [],
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['button'] }] },
  })
  usageDetailsPage.createField('blocks', {
    name: 'Blocks',
    type: 'Array',
    localized: false,
    required: false,
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
            'pageTabs',
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
  usageDetailsPage.createField('inputs', {
    name: 'Fields of the form',
    type: 'Array',
    localized: false,
    required: false,
    validations: [],
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['input'] }] },
  })
  usageDetailsPage.createField('ctas', {
    name: 'Buttons of the form',
    type: 'Array',
    localized: false,
    required: false,
    validations: [],
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['button'] }] },
  })
  usageDetailsPage.createField('modals', {
    name: 'Dialogs',
    type: 'Array',
    localized: false,
    required: false,
    validations: [],
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['statusModal'] }] },
  })
  usageDetailsPage.changeFieldControl('name', 'builtin', 'singleLine')
  usageDetailsPage.changeFieldControl('title', 'builtin', 'singleLine')
  usageDetailsPage.changeFieldControl('slug', 'builtin', 'singleLine', {
    helpText:
      'The path without the language, such as mano/istorija. Small Latin letters, digits and hyphens.',
  })
  usageDetailsPage.changeFieldControl('seoTitle', 'builtin', 'singleLine')
  usageDetailsPage.changeFieldControl('seoDescription', 'builtin', 'singleLine')
  usageDetailsPage.changeFieldControl('noIndex', 'builtin', 'boolean')
  usageDetailsPage.changeFieldControl('text', 'builtin', 'richTextEditor')
  usageDetailsPage.changeFieldControl('image', 'builtin', 'assetLinkEditor')
  usageDetailsPage.changeFieldControl('buttons', 'builtin', 'entryLinksEditor')
  usageDetailsPage.changeFieldControl('blocks', 'builtin', 'entryLinksEditor', {
    helpText: 'What the page shows, from top to bottom.',
  })
  usageDetailsPage.changeFieldControl('inputs', 'builtin', 'entryLinksEditor')
  usageDetailsPage.changeFieldControl('ctas', 'builtin', 'entryLinksEditor', {
    helpText:
      'The site finds each by its entry id. One without an address does what its place in the form says.',
  })
  usageDetailsPage.changeFieldControl('modals', 'builtin', 'entryLinksEditor')
  const maintenancePage = migration.createContentType('maintenancePage', {
    name: 'Maintenance page',
    description: 'Shown while the site or self-service is being mended.',
    displayField: 'name',
  })
  maintenancePage.createField('name', {
    name: 'Name (only editors see it)',
    type: 'Symbol',
    localized: false,
    required: true,
    validations: [],
  })
  maintenancePage.createField('title', {
    name: 'Title',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [],
  })
  maintenancePage.createField('slug', {
    name: 'Slug',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [],
  })
  maintenancePage.createField('seoTitle', {
    name: 'Title for search engines and the browser tab',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [{ size: { max: 70 } }],
  })
  maintenancePage.createField('seoDescription', {
    name: 'Description for search engines',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [{ size: { max: 170 } }],
  })
  maintenancePage.createField('noIndex', {
    name: 'Keep out of search engines',
    type: 'Boolean',
    localized: false,
    required: false,
    validations: [],
  })
  maintenancePage.createField('scope', {
    name: 'What is being mended',
    type: 'Symbol',
    localized: false,
    required: true,
    validations: [{ in: ['allPages', 'selfService'] }],
  })
  maintenancePage.createField('text', {
    name: 'Text',
    type: 'RichText',
    localized: true,
    required: false,
    validations: [],
  })
  maintenancePage.createField('image', {
    name: 'Picture',
    type: 'Link',
    localized: false,
    required: false,
    validations: [{ linkMimetypeGroup: ['image'] }],
    linkType: 'Asset',
  })
  maintenancePage.createField('buttons', {
    name: 'Buttons',
    type: 'Array',
    localized: false,
    required: false,
    validations: [],
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['button'] }] },
  })
  maintenancePage.createField('blocks', {
    name: 'Blocks',
    type: 'Array',
    localized: false,
    required: false,
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
            'pageTabs',
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
  maintenancePage.createField('inputs', {
    name: 'Fields of the form',
    type: 'Array',
    localized: false,
    required: false,
    validations: [],
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['input'] }] },
  })
  maintenancePage.createField('ctas', {
    name: 'Buttons of the form',
    type: 'Array',
    localized: false,
    required: false,
    validations: [],
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['button'] }] },
  })
  maintenancePage.createField('modals', {
    name: 'Dialogs',
    type: 'Array',
    localized: false,
    required: false,
    validations: [],
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['statusModal'] }] },
  })
  maintenancePage.changeFieldControl('name', 'builtin', 'singleLine')
  maintenancePage.changeFieldControl('title', 'builtin', 'singleLine')
  maintenancePage.changeFieldControl('slug', 'builtin', 'singleLine', {
    helpText:
      'The path without the language, such as mano/istorija. Small Latin letters, digits and hyphens.',
  })
  maintenancePage.changeFieldControl('seoTitle', 'builtin', 'singleLine')
  maintenancePage.changeFieldControl('seoDescription', 'builtin', 'singleLine')
  maintenancePage.changeFieldControl('noIndex', 'builtin', 'boolean')
  maintenancePage.changeFieldControl('scope', 'builtin', 'dropdown')
  maintenancePage.changeFieldControl('text', 'builtin', 'richTextEditor')
  maintenancePage.changeFieldControl('image', 'builtin', 'assetLinkEditor')
  maintenancePage.changeFieldControl('buttons', 'builtin', 'entryLinksEditor')
  maintenancePage.changeFieldControl('blocks', 'builtin', 'entryLinksEditor', {
    helpText: 'What the page shows, from top to bottom.',
  })
  maintenancePage.changeFieldControl('inputs', 'builtin', 'entryLinksEditor')
  maintenancePage.changeFieldControl('ctas', 'builtin', 'entryLinksEditor', {
    helpText:
      'The site finds each by its entry id. One without an address does what its place in the form says.',
  })
  maintenancePage.changeFieldControl('modals', 'builtin', 'entryLinksEditor')
  const cookieListPage = migration.createContentType('cookieListPage', {
    name: 'Cookie list page',
    description: 'Every cookie by category.',
    displayField: 'name',
  })
  cookieListPage.createField('name', {
    name: 'Name (only editors see it)',
    type: 'Symbol',
    localized: false,
    required: true,
    validations: [],
  })
  cookieListPage.createField('title', {
    name: 'Title',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [],
  })
  cookieListPage.createField('slug', {
    name: 'Slug',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [],
  })
  cookieListPage.createField('seoTitle', {
    name: 'Title for search engines and the browser tab',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [{ size: { max: 70 } }],
  })
  cookieListPage.createField('seoDescription', {
    name: 'Description for search engines',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [{ size: { max: 170 } }],
  })
  cookieListPage.createField('noIndex', {
    name: 'Keep out of search engines',
    type: 'Boolean',
    localized: false,
    required: false,
    validations: [],
  })
  cookieListPage.createField('categories', {
    name: 'Categories',
    type: 'Array',
    localized: false,
    required: true,
    validations: [],
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['cookieCategory'] }] },
  })
  cookieListPage.createField('text', {
    name: 'Text',
    type: 'RichText',
    localized: true,
    required: false,
    validations: [],
  })
  cookieListPage.createField('image', {
    name: 'Picture',
    type: 'Link',
    localized: false,
    required: false,
    validations: [{ linkMimetypeGroup: ['image'] }],
    linkType: 'Asset',
  })
  cookieListPage.createField('buttons', {
    name: 'Buttons',
    type: 'Array',
    localized: false,
    required: false,
    validations: [],
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['button'] }] },
  })
  cookieListPage.createField('blocks', {
    name: 'Blocks',
    type: 'Array',
    localized: false,
    required: false,
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
            'pageTabs',
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
  cookieListPage.createField('inputs', {
    name: 'Fields of the form',
    type: 'Array',
    localized: false,
    required: false,
    validations: [],
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['input'] }] },
  })
  cookieListPage.createField('ctas', {
    name: 'Buttons of the form',
    type: 'Array',
    localized: false,
    required: false,
    validations: [],
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['button'] }] },
  })
  cookieListPage.createField('modals', {
    name: 'Dialogs',
    type: 'Array',
    localized: false,
    required: false,
    validations: [],
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['statusModal'] }] },
  })
  cookieListPage.changeFieldControl('name', 'builtin', 'singleLine')
  cookieListPage.changeFieldControl('title', 'builtin', 'singleLine')
  cookieListPage.changeFieldControl('slug', 'builtin', 'singleLine', {
    helpText:
      'The path without the language, such as mano/istorija. Small Latin letters, digits and hyphens.',
  })
  cookieListPage.changeFieldControl('seoTitle', 'builtin', 'singleLine')
  cookieListPage.changeFieldControl('seoDescription', 'builtin', 'singleLine')
  cookieListPage.changeFieldControl('noIndex', 'builtin', 'boolean')
  cookieListPage.changeFieldControl('categories', 'builtin', 'entryLinksEditor')
  cookieListPage.changeFieldControl('text', 'builtin', 'richTextEditor')
  cookieListPage.changeFieldControl('image', 'builtin', 'assetLinkEditor')
  cookieListPage.changeFieldControl('buttons', 'builtin', 'entryLinksEditor')
  cookieListPage.changeFieldControl('blocks', 'builtin', 'entryLinksEditor', {
    helpText: 'What the page shows, from top to bottom.',
  })
  cookieListPage.changeFieldControl('inputs', 'builtin', 'entryLinksEditor')
  cookieListPage.changeFieldControl('ctas', 'builtin', 'entryLinksEditor', {
    helpText:
      'The site finds each by its entry id. One without an address does what its place in the form says.',
  })
  cookieListPage.changeFieldControl('modals', 'builtin', 'entryLinksEditor')
  const newLoginInfoPage = migration.createContentType('newLoginInfoPage', {
    name: 'New log-in page',
    description: 'Explains the new way to log in.',
    displayField: 'name',
  })
  newLoginInfoPage.createField('name', {
    name: 'Name (only editors see it)',
    type: 'Symbol',
    localized: false,
    required: true,
    validations: [],
  })
  newLoginInfoPage.createField('title', {
    name: 'Title',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [],
  })
  newLoginInfoPage.createField('slug', {
    name: 'Slug',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [],
  })
  newLoginInfoPage.createField('seoTitle', {
    name: 'Title for search engines and the browser tab',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [{ size: { max: 70 } }],
  })
  newLoginInfoPage.createField('seoDescription', {
    name: 'Description for search engines',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [{ size: { max: 170 } }],
  })
  newLoginInfoPage.createField('noIndex', {
    name: 'Keep out of search engines',
    type: 'Boolean',
    localized: false,
    required: false,
    validations: [],
  })
  newLoginInfoPage.createField('text', {
    name: 'Text',
    type: 'RichText',
    localized: true,
    required: false,
    validations: [],
  })
  newLoginInfoPage.createField('image', {
    name: 'Picture',
    type: 'Link',
    localized: false,
    required: false,
    validations: [{ linkMimetypeGroup: ['image'] }],
    linkType: 'Asset',
  })
  newLoginInfoPage.createField('buttons', {
    name: 'Buttons',
    type: 'Array',
    localized: false,
    required: false,
    validations: [],
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['button'] }] },
  })
  newLoginInfoPage.createField('blocks', {
    name: 'Blocks',
    type: 'Array',
    localized: false,
    required: false,
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
            'pageTabs',
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
  newLoginInfoPage.createField('inputs', {
    name: 'Fields of the form',
    type: 'Array',
    localized: false,
    required: false,
    validations: [],
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['input'] }] },
  })
  newLoginInfoPage.createField('ctas', {
    name: 'Buttons of the form',
    type: 'Array',
    localized: false,
    required: false,
    validations: [],
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['button'] }] },
  })
  newLoginInfoPage.createField('modals', {
    name: 'Dialogs',
    type: 'Array',
    localized: false,
    required: false,
    validations: [],
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['statusModal'] }] },
  })
  newLoginInfoPage.changeFieldControl('name', 'builtin', 'singleLine')
  newLoginInfoPage.changeFieldControl('title', 'builtin', 'singleLine')
  newLoginInfoPage.changeFieldControl('slug', 'builtin', 'singleLine', {
    helpText:
      'The path without the language, such as mano/istorija. Small Latin letters, digits and hyphens.',
  })
  newLoginInfoPage.changeFieldControl('seoTitle', 'builtin', 'singleLine')
  newLoginInfoPage.changeFieldControl('seoDescription', 'builtin', 'singleLine')
  newLoginInfoPage.changeFieldControl('noIndex', 'builtin', 'boolean')
  newLoginInfoPage.changeFieldControl('text', 'builtin', 'richTextEditor')
  newLoginInfoPage.changeFieldControl('image', 'builtin', 'assetLinkEditor')
  newLoginInfoPage.changeFieldControl('buttons', 'builtin', 'entryLinksEditor')
  newLoginInfoPage.changeFieldControl('blocks', 'builtin', 'entryLinksEditor', {
    helpText: 'What the page shows, from top to bottom.',
  })
  newLoginInfoPage.changeFieldControl('inputs', 'builtin', 'entryLinksEditor')
  newLoginInfoPage.changeFieldControl('ctas', 'builtin', 'entryLinksEditor', {
    helpText:
      'The site finds each by its entry id. One without an address does what its place in the form says.',
  })
  newLoginInfoPage.changeFieldControl('modals', 'builtin', 'entryLinksEditor')
  const formPage = migration.createContentType('formPage', {
    name: 'Form page',
    description: 'A page whose purpose is a form.',
    displayField: 'name',
  })
  formPage.createField('name', {
    name: 'Name (only editors see it)',
    type: 'Symbol',
    localized: false,
    required: true,
    validations: [],
  })
  formPage.createField('title', {
    name: 'Title',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [],
  })
  formPage.createField('slug', {
    name: 'Slug',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [],
  })
  formPage.createField('seoTitle', {
    name: 'Title for search engines and the browser tab',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [{ size: { max: 70 } }],
  })
  formPage.createField('seoDescription', {
    name: 'Description for search engines',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [{ size: { max: 170 } }],
  })
  formPage.createField('noIndex', {
    name: 'Keep out of search engines',
    type: 'Boolean',
    localized: false,
    required: false,
    validations: [],
  })
  formPage.createField('formKey', {
    name: 'Form',
    type: 'Symbol',
    localized: false,
    required: true,
    validations: [
      {
        in: ['logIn', 'registration', 'leadGeneration', 'leaveExtra', 'leaveSecondLine', 'gameRegistration'],
      },
    ],
  })
  formPage.createField('text', {
    name: 'Text',
    type: 'RichText',
    localized: true,
    required: false,
    validations: [],
  })
  formPage.createField('image', {
    name: 'Picture',
    type: 'Link',
    localized: false,
    required: false,
    validations: [{ linkMimetypeGroup: ['image'] }],
    linkType: 'Asset',
  })
  formPage.createField('buttons', {
    name: 'Buttons',
    type: 'Array',
    localized: false,
    required: false,
    validations: [],
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['button'] }] },
  })
  formPage.createField('blocks', {
    name: 'Blocks',
    type: 'Array',
    localized: false,
    required: false,
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
            'pageTabs',
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
  formPage.createField('inputs', {
    name: 'Fields of the form',
    type: 'Array',
    localized: false,
    required: false,
    validations: [],
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['input'] }] },
  })
  formPage.createField('ctas', {
    name: 'Buttons of the form',
    type: 'Array',
    localized: false,
    required: false,
    validations: [],
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['button'] }] },
  })
  formPage.createField('modals', {
    name: 'Dialogs',
    type: 'Array',
    localized: false,
    required: false,
    validations: [],
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['statusModal'] }] },
  })
  formPage.changeFieldControl('name', 'builtin', 'singleLine')
  formPage.changeFieldControl('title', 'builtin', 'singleLine')
  formPage.changeFieldControl('slug', 'builtin', 'singleLine', {
    helpText:
      'The path without the language, such as mano/istorija. Small Latin letters, digits and hyphens.',
  })
  formPage.changeFieldControl('seoTitle', 'builtin', 'singleLine')
  formPage.changeFieldControl('seoDescription', 'builtin', 'singleLine')
  formPage.changeFieldControl('noIndex', 'builtin', 'boolean')
  formPage.changeFieldControl('formKey', 'builtin', 'dropdown')
  formPage.changeFieldControl('text', 'builtin', 'richTextEditor')
  formPage.changeFieldControl('image', 'builtin', 'assetLinkEditor')
  formPage.changeFieldControl('buttons', 'builtin', 'entryLinksEditor')
  formPage.changeFieldControl('blocks', 'builtin', 'entryLinksEditor', {
    helpText: 'What the page shows, from top to bottom.',
  })
  formPage.changeFieldControl('inputs', 'builtin', 'entryLinksEditor')
  formPage.changeFieldControl('ctas', 'builtin', 'entryLinksEditor', {
    helpText:
      'The site finds each by its entry id. One without an address does what its place in the form says.',
  })
  formPage.changeFieldControl('modals', 'builtin', 'entryLinksEditor')
  const tabbedSectionsPage = migration.createContentType('tabbedSectionsPage', {
    name: 'Page of sections with tabs',
    description: 'Help, or the settings of self-service.',
    displayField: 'name',
  })
  tabbedSectionsPage.createField('name', {
    name: 'Name (only editors see it)',
    type: 'Symbol',
    localized: false,
    required: true,
    validations: [],
  })
  tabbedSectionsPage.createField('title', {
    name: 'Title',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [],
  })
  tabbedSectionsPage.createField('slug', {
    name: 'Slug',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [],
  })
  tabbedSectionsPage.createField('seoTitle', {
    name: 'Title for search engines and the browser tab',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [{ size: { max: 70 } }],
  })
  tabbedSectionsPage.createField('seoDescription', {
    name: 'Description for search engines',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [{ size: { max: 170 } }],
  })
  tabbedSectionsPage.createField('noIndex', {
    name: 'Keep out of search engines',
    type: 'Boolean',
    localized: false,
    required: false,
    validations: [],
  })
  tabbedSectionsPage.createField('sectionsKey', {
    name: 'Which',
    type: 'Symbol',
    localized: false,
    required: true,
    validations: [{ in: ['help', 'profileSettings'] }],
  })
  tabbedSectionsPage.createField('sections', {
    name: 'Sections',
    type: 'Array',
    localized: false,
    required: true,
    validations: [],
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['tabSection'] }] },
  })
  tabbedSectionsPage.createField('text', {
    name: 'Text',
    type: 'RichText',
    localized: true,
    required: false,
    validations: [],
  })
  tabbedSectionsPage.createField('image', {
    name: 'Picture',
    type: 'Link',
    localized: false,
    required: false,
    validations: [{ linkMimetypeGroup: ['image'] }],
    linkType: 'Asset',
  })
  tabbedSectionsPage.createField('buttons', {
    name: 'Buttons',
    type: 'Array',
    localized: false,
    required: false,
    validations: [],
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['button'] }] },
  })
  tabbedSectionsPage.createField('blocks', {
    name: 'Blocks',
    type: 'Array',
    localized: false,
    required: false,
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
            'pageTabs',
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
  tabbedSectionsPage.createField('inputs', {
    name: 'Fields of the form',
    type: 'Array',
    localized: false,
    required: false,
    validations: [],
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['input'] }] },
  })
  tabbedSectionsPage.createField('ctas', {
    name: 'Buttons of the form',
    type: 'Array',
    localized: false,
    required: false,
    validations: [],
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['button'] }] },
  })
  tabbedSectionsPage.createField('modals', {
    name: 'Dialogs',
    type: 'Array',
    localized: false,
    required: false,
    validations: [],
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['statusModal'] }] },
  })
  tabbedSectionsPage.changeFieldControl('name', 'builtin', 'singleLine')
  tabbedSectionsPage.changeFieldControl('title', 'builtin', 'singleLine')
  tabbedSectionsPage.changeFieldControl('slug', 'builtin', 'singleLine', {
    helpText:
      'The path without the language, such as mano/istorija. Small Latin letters, digits and hyphens.',
  })
  tabbedSectionsPage.changeFieldControl('seoTitle', 'builtin', 'singleLine')
  tabbedSectionsPage.changeFieldControl('seoDescription', 'builtin', 'singleLine')
  tabbedSectionsPage.changeFieldControl('noIndex', 'builtin', 'boolean')
  tabbedSectionsPage.changeFieldControl('sectionsKey', 'builtin', 'dropdown')
  tabbedSectionsPage.changeFieldControl('sections', 'builtin', 'entryLinksEditor')
  tabbedSectionsPage.changeFieldControl('text', 'builtin', 'richTextEditor')
  tabbedSectionsPage.changeFieldControl('image', 'builtin', 'assetLinkEditor')
  tabbedSectionsPage.changeFieldControl('buttons', 'builtin', 'entryLinksEditor')
  tabbedSectionsPage.changeFieldControl('blocks', 'builtin', 'entryLinksEditor', {
    helpText: 'What the page shows, from top to bottom.',
  })
  tabbedSectionsPage.changeFieldControl('inputs', 'builtin', 'entryLinksEditor')
  tabbedSectionsPage.changeFieldControl('ctas', 'builtin', 'entryLinksEditor', {
    helpText:
      'The site finds each by its entry id. One without an address does what its place in the form says.',
  })
  tabbedSectionsPage.changeFieldControl('modals', 'builtin', 'entryLinksEditor')
}
