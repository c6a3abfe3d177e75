module.exports = (migration) => {
  const phoneList = migration.createContentType('phoneList', {
    name: 'Phones of a maker',
    description: 'Which models take an eSIM, and how it is installed on them.',
    displayField: 'title',
  })
  phoneList.createField('anchor', {
    name: 'Fragment',
    required: false,
    type: 'Symbol',
    localized: true,
    validations: [
      {
        regexp: { pattern: '^[a-z0-9-]+$', flags: null },
        message: 'Write small Latin letters, digits and hyphens.',
      },
    ],
  })
  phoneList.createField('title', {
    name: 'Maker',
    required: true,
    localized: false,
    type: 'Symbol',
    validations: [],
  })
  phoneList.createField('models', {
    name: 'Models',
    required: true,
    localized: false,
    type: 'Text',
    validations: [],
  })
  phoneList.createField('note', {
    name: 'What depends',
    required: false,
    type: 'Text',
    localized: true,
    validations: [],
  })
  phoneList.createField('install', {
    name: 'How to install',
    required: true,
    localized: true,
    type: 'Text',
    validations: [],
  })
  phoneList.createField('source', {
    name: 'Source',
    required: true,
    localized: false,
    type: 'Symbol',
    validations: [],
  })
  phoneList.createField('asOf', {
    name: 'As of',
    required: true,
    localized: false,
    type: 'Symbol',
    validations: [
      {
        regexp: { pattern: '^20\\d\\d-[01]\\d-[0-3]\\d$', flags: null },
        message: 'Write a day such as 2026-11-27.',
      },
    ],
  })
  phoneList.createField('extraVariant', {
    name: 'Variant for Uoga Extra',
    required: false,
    type: 'Link',
    localized: false,
    linkType: 'Entry',
    validations: [{ linkContentType: ['phoneList'] }],
  })
  phoneList.changeFieldControl('anchor', 'builtin', 'singleLine', {
    helpText: 'By this name a link reaches the block: small letters, digits and hyphens, without #.',
  })
  phoneList.changeFieldControl('title', 'builtin', 'singleLine')
  phoneList.changeFieldControl('models', 'builtin', 'multipleLine', {
    helpText:
      'One a line: Galaxy S23 Ultra | europe | SM-S918. The answer is yes, europe (if sold in Europe), some (it depends on the version) or no. Codes by which a browser names the model may follow, with blanks between.',
  })
  phoneList.changeFieldControl('note', 'builtin', 'multipleLine', {
    helpText: 'Which versions take no eSIM.',
  })
  phoneList.changeFieldControl('install', 'builtin', 'multipleLine', { helpText: 'One step a line.' })
  phoneList.changeFieldControl('source', 'builtin', 'singleLine', {
    helpText: 'The https: address of the maker’s page.',
  })
  phoneList.changeFieldControl('asOf', 'builtin', 'singleLine', {
    helpText: 'The day on which the list was true: 2026-11-27.',
  })
  phoneList.changeFieldControl('extraVariant', 'builtin', 'entryLinkEditor', {
    helpText: 'Shown instead of this entry on pages whose path has the segment “extra”.',
  })
  for (const id of [
    'homePage',
    'genericLandingPage',
    'orderSimPage',
    'becomeAPartnerPage',
    'serviceReportPage',
    'checkoutPage',
    'dashboardPage',
    'topUpPage',
    'successfulPaymentPage',
    'historyPage',
    'genericStatusPage',
    'usageDetailsPage',
    'maintenancePage',
    'cookieListPage',
    'newLoginInfoPage',
    'formPage',
    'tabbedSectionsPage',
  ]) {
    const contentType = migration.editContentType(id)
    contentType.editField('blocks', {
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
              'phoneList',
              'pageTabs',
            ],
          },
        ],
      },
    })
  }
  const tabSection = migration.editContentType('tabSection')
  tabSection.editField('blocks', {
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
            'phoneList',
          ],
        },
      ],
    },
  })
  const faqItem = migration.editContentType('faqItem')
  faqItem.createField('checkedOn', {
    name: 'Checked on',
    required: false,
    type: 'Symbol',
    localized: false,
    validations: [
      {
        regexp: { pattern: '^20\\d\\d-[01]\\d-[0-3]\\d$', flags: null },
        message: 'Write a day such as 2026-11-27.',
      },
    ],
  })
  faqItem.moveField('checkedOn').afterField('slug')
  faqItem.changeFieldControl('checkedOn', 'builtin', 'singleLine', {
    helpText:
      'The day on which the answer was last read and found right: 2026-11-27. Without one: when it was published.',
  })
}
