module.exports = (migration) => {
  for (const id of [
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
    'tabbedSectionsPage',
  ]) {
    const contentType = migration.editContentType(id)
    contentType.deleteField('inputs')
    contentType.deleteField('ctas')
    contentType.deleteField('modals')
  }
  const linkGroup = migration.editContentType('linkGroup')
  linkGroup.changeFieldControl('links', 'builtin', 'entryLinksEditor', {
    helpText: 'Buttons that lead somewhere; others are left out.',
  })
  const cookieCategory = migration.editContentType('cookieCategory')
  cookieCategory.editField('services', {
    items: {
      type: 'Symbol',
      validations: [
        {
          in: [
            'language',
            'consent',
            'captcha',
            'analytics',
            'chat',
            'maps',
            'video',
            'marketingTags',
            'survey',
            'siteControl',
          ],
        },
      ],
    },
  })
  const roamingPack = migration.editContentType('roamingPack')
  roamingPack.deleteField('orderCode')
  const personalOffer = migration.editContentType('personalOffer')
  personalOffer.changeFieldControl('primaryButton', 'builtin', 'entryLinkEditor', {
    helpText: 'Leads somewhere, or orders a plan or a promotion.',
  })
  personalOffer.changeFieldControl('secondaryButton', 'builtin', 'entryLinkEditor', {
    helpText: 'Leads somewhere.',
  })
  personalOffer.changeFieldControl('rank', 'builtin', 'numberEditor', {
    helpText: 'Offers stand by rank, the highest number first.',
  })
}
