/** Contentful refuses what the site leaves out: reserved and double slugs, empty lists, other links and nodes in texts. */
module.exports = (migration) => {
  const eachOf = (fields, change) => {
    for (const name of fields) {
      const [contentType, field] = name.split('.')
      change(migration.editContentType(contentType), field)
    }
  }
  const edit = (change, fields) => eachOf(fields, (type, field) => type.editField(field, change))
  const show = (control, fields) =>
    eachOf(fields, (type, field) => type.changeFieldControl(field, ...control))
  edit(
    {
      validations: [
        { unique: true },
        {
          regexp: {
            pattern:
              '^(?!api(?:\\/|$)|media(?:\\/|$)|_astro(?:\\/|$)|lt(?:\\/|$)|en(?:\\/|$)|ru(?:\\/|$)|index(?:\\/|$)|sandbox(?:\\/|$)|switches(?:\\/|$)|editors(?:\\/|$)|webhooks(?:\\/|$)|reports(?:\\/|$)|gallery(?:\\/|$)|mano$|extra$)(?=.{1,200}$)[a-z0-9]+(-[a-z0-9]+)*(\\/[a-z0-9]+(-[a-z0-9]+)*)*$',
            flags: null,
          },
          message:
            'Write small Latin letters and digits, parted by single hyphens and slashes. Taken by the site itself: api, media, _astro, lt, en, ru, 404, index, sandbox, switches, editors, webhooks, reports, gallery, mano, extra.',
        },
      ],
    },
    [
      'homePage.slug',
      'genericLandingPage.slug',
      'orderSimPage.slug',
      'becomeAPartnerPage.slug',
      'notFoundPage.slug',
      'serviceReportPage.slug',
      'checkoutPage.slug',
      'dashboardPage.slug',
      'topUpPage.slug',
      'successfulPaymentPage.slug',
      'historyPage.slug',
      'genericStatusPage.slug',
      'usageDetailsPage.slug',
      'maintenancePage.slug',
      'cookieListPage.slug',
      'newLoginInfoPage.slug',
      'formPage.slug',
      'tabbedSectionsPage.slug',
    ],
  )
  edit({ validations: [{ size: { min: 1 } }] }, [
    'homePage.blocks',
    'cookieListPage.categories',
    'tabbedSectionsPage.sections',
    'bannersSlider.banners',
    'offerCardsSlider.cards',
    'quickLinks.links',
    'textComponentsContainer.components',
    'cardsSlider.cards',
    'cardsContainer.cards',
    'actionCardsContainer.cards',
    'plansContainer.plans',
    'plansBanner.plans',
    'textColumns.columns',
    'rateLines.lines',
    'faq.items',
    'pageTabs.tabs',
    'header.links',
    'linkGroup.links',
    'footer.groups',
    'cookieCategory.services',
    'tabSection.blocks',
    'planBuilder.data',
    'planBuilder.minutes',
    'planBuilder.messages',
    'planBuilder.roamingZones',
  ])
  edit(
    {
      validations: [
        {
          regexp: { pattern: '^\\s*(\\/[a-z0-9\\/-]+(\\s+|$))*$', flags: null },
          message: 'Write paths with blanks between: /kainos /en/prices.',
        },
      ],
    },
    [
      'homePage.earlierAddresses',
      'genericLandingPage.earlierAddresses',
      'orderSimPage.earlierAddresses',
      'becomeAPartnerPage.earlierAddresses',
      'notFoundPage.earlierAddresses',
      'serviceReportPage.earlierAddresses',
      'checkoutPage.earlierAddresses',
      'dashboardPage.earlierAddresses',
      'topUpPage.earlierAddresses',
      'successfulPaymentPage.earlierAddresses',
      'historyPage.earlierAddresses',
      'genericStatusPage.earlierAddresses',
      'usageDetailsPage.earlierAddresses',
      'maintenancePage.earlierAddresses',
      'cookieListPage.earlierAddresses',
      'newLoginInfoPage.earlierAddresses',
      'formPage.earlierAddresses',
      'tabbedSectionsPage.earlierAddresses',
    ],
  )
  edit(
    {
      validations: [
        {
          enabledMarks: ['bold', 'italic', 'underline', 'code', 'superscript', 'subscript', 'strikethrough'],
        },
        {
          enabledNodeTypes: [
            'heading-1',
            'heading-2',
            'heading-3',
            'heading-4',
            'heading-5',
            'heading-6',
            'ordered-list',
            'unordered-list',
            'hr',
            'blockquote',
            'table',
            'embedded-entry-block',
            'embedded-asset-block',
            'hyperlink',
            'entry-hyperlink',
            'asset-hyperlink',
            'embedded-entry-inline',
          ],
        },
        {
          nodes: {
            'embedded-entry-block': [
              { linkContentType: ['plan', 'rateLine', 'button', 'microcopy', 'notification'] },
            ],
            'embedded-entry-inline': [{ linkContentType: ['plan', 'rateLine', 'button', 'microcopy'] }],
            'entry-hyperlink': [
              {
                linkContentType: [
                  'homePage',
                  'genericLandingPage',
                  'orderSimPage',
                  'becomeAPartnerPage',
                  'notFoundPage',
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
                ],
              },
            ],
          },
        },
      ],
    },
    [
      'genericLandingPage.text',
      'orderSimPage.text',
      'becomeAPartnerPage.text',
      'notFoundPage.text',
      'serviceReportPage.text',
      'checkoutPage.text',
      'dashboardPage.text',
      'successfulPaymentPage.text',
      'historyPage.text',
      'genericStatusPage.text',
      'usageDetailsPage.text',
      'maintenancePage.text',
      'cookieListPage.text',
      'newLoginInfoPage.text',
      'formPage.text',
      'tabbedSectionsPage.text',
      'contentBanner.text',
      'text.text',
      'notification.text',
      'valueWithRichText.text',
      'statusModal.description',
      'faqItem.answer',
      'personalOffer.offerDescription',
    ],
  )
  edit(
    {
      validations: [
        {
          regexp: { pattern: '^\\d+([.,]\\d{1,2})?(\\s+\\d+([.,]\\d{1,2})?)*$', flags: null },
          message: 'Write euros with blanks between: 5 10 20.',
        },
      ],
    },
    ['topUpPage.presetSums'],
  )
  edit(
    {
      validations: [
        {
          regexp: { pattern: '^\\d+([.,]\\d{1,2})?$', flags: null },
          message: 'Write euros with a comma or a point: 4,90.',
        },
      ],
    },
    [
      'topUpPage.minimumSum',
      'topUpPage.maximumSum',
      'rateLine.price',
      'offerCard.price',
      'plan.planPrice',
      'plan.salePrice',
      'planBuilderStep.price',
      'planBuilder.basePrice',
      'roamingZone.callPrice',
      'roamingZone.incomingCallPrice',
      'roamingZone.messagePrice',
      'roamingZone.dataPrice',
      'roamingCountry.callPrice',
      'roamingCountry.incomingCallPrice',
      'roamingCountry.messagePrice',
      'roamingCountry.dataPrice',
      'roamingPack.price',
      'personalOffer.priceFromValue',
    ],
  )
  edit(
    {
      validations: [
        {
          regexp: { pattern: '^[a-z0-9-]+$', flags: null },
          message: 'Write small Latin letters, digits and hyphens.',
        },
      ],
    },
    [
      'bannersSlider.anchor',
      'textBanner.anchor',
      'contentBanner.anchor',
      'offerCardsSlider.anchor',
      'quickLinks.anchor',
      'textComponentsContainer.anchor',
      'cardsSlider.anchor',
      'cardsContainer.anchor',
      'actionCardsContainer.anchor',
      'actionCard.anchor',
      'plansContainer.anchor',
      'plansBanner.anchor',
      'textColumns.anchor',
      'text.anchor',
      'rateLine.anchor',
      'rateLines.anchor',
      'notification.anchor',
      'value.anchor',
      'valueWithRichText.anchor',
      'faq.anchor',
      'pageTabs.anchor',
      'tabSection.key',
      'planBuilderStep.key',
    ],
  )
  edit(
    {
      validations: [
        {
          regexp: { pattern: '^[A-Za-z0-9-]+$', flags: null },
          message: 'Write letters, digits and hyphens.',
        },
      ],
    },
    ['statusModal.key', 'input.key'],
  )
  edit(
    {
      validations: [
        { unique: true },
        {
          regexp: { pattern: '^[A-Za-z][\\w.-]{0,99}$', flags: null },
          message: 'Write a key of letters, digits, points and hyphens.',
        },
      ],
    },
    ['microcopy.key'],
  )
  edit(
    {
      validations: [
        { unique: true },
        {
          regexp: { pattern: '^[a-z0-9-]+$', flags: null },
          message: 'Write small Latin letters, digits and hyphens.',
        },
      ],
    },
    ['faqItem.uniqueKey'],
  )
  edit({ validations: [{ range: { min: 0 } }] }, ['allowance.limited'])
  edit(
    {
      validations: [
        { unique: true },
        {
          regexp: { pattern: '^[A-Z]{2}$', flags: null },
          message: 'Write two capital letters of ISO 3166-1.',
        },
      ],
    },
    ['roamingCountry.countryCode'],
  )
  edit(
    {
      validations: [
        {
          regexp: { pattern: '^(\\/(?!\\/)|#|https:\\/\\/|mailto:|tel:)[^\\s"\'<>\\\\^`{|}]*$', flags: null },
          message: 'Write a path of this site (/planai), a #fragment, or an https:, mailto: or tel: address.',
        },
      ],
    },
    ['button.url'],
  )
  show(
    [
      'builtin',
      'slugEditor',
      {
        helpText:
          'The path without the language, such as mano/istorija. Small Latin letters, digits and hyphens.',
        trackingFieldId: 'title',
      },
    ],
    [
      'homePage.slug',
      'genericLandingPage.slug',
      'orderSimPage.slug',
      'becomeAPartnerPage.slug',
      'notFoundPage.slug',
      'serviceReportPage.slug',
      'checkoutPage.slug',
      'dashboardPage.slug',
      'topUpPage.slug',
      'successfulPaymentPage.slug',
      'historyPage.slug',
      'genericStatusPage.slug',
      'usageDetailsPage.slug',
      'maintenancePage.slug',
      'cookieListPage.slug',
      'newLoginInfoPage.slug',
      'formPage.slug',
      'tabbedSectionsPage.slug',
    ],
  )
}
