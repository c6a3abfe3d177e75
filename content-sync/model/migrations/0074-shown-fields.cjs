module.exports = (migration) => {
  const genericLandingPage = migration.editContentType('genericLandingPage')
  genericLandingPage.deleteField('inputs')
  genericLandingPage.deleteField('ctas')
  genericLandingPage.deleteField('modals')
  const orderSimPage = migration.editContentType('orderSimPage')
  orderSimPage.deleteField('inputs')
  orderSimPage.deleteField('ctas')
  orderSimPage.deleteField('modals')
  const becomeAPartnerPage = migration.editContentType('becomeAPartnerPage')
  becomeAPartnerPage.deleteField('inputs')
  becomeAPartnerPage.deleteField('ctas')
  becomeAPartnerPage.deleteField('modals')
  const serviceReportPage = migration.editContentType('serviceReportPage')
  serviceReportPage.deleteField('inputs')
  serviceReportPage.deleteField('ctas')
  serviceReportPage.deleteField('modals')
  const checkoutPage = migration.editContentType('checkoutPage')
  checkoutPage.deleteField('inputs')
  checkoutPage.deleteField('ctas')
  checkoutPage.deleteField('modals')
  const dashboardPage = migration.editContentType('dashboardPage')
  dashboardPage.deleteField('inputs')
  dashboardPage.deleteField('ctas')
  dashboardPage.deleteField('modals')
  const topUpPage = migration.editContentType('topUpPage')
  topUpPage.deleteField('inputs')
  topUpPage.deleteField('ctas')
  topUpPage.deleteField('modals')
  const successfulPaymentPage = migration.editContentType('successfulPaymentPage')
  successfulPaymentPage.deleteField('inputs')
  successfulPaymentPage.deleteField('ctas')
  successfulPaymentPage.deleteField('modals')
  const historyPage = migration.editContentType('historyPage')
  historyPage.deleteField('inputs')
  historyPage.deleteField('ctas')
  historyPage.deleteField('modals')
  const genericStatusPage = migration.editContentType('genericStatusPage')
  genericStatusPage.deleteField('inputs')
  genericStatusPage.deleteField('ctas')
  genericStatusPage.deleteField('modals')
  const usageDetailsPage = migration.editContentType('usageDetailsPage')
  usageDetailsPage.deleteField('inputs')
  usageDetailsPage.deleteField('ctas')
  usageDetailsPage.deleteField('modals')
  const maintenancePage = migration.editContentType('maintenancePage')
  maintenancePage.deleteField('inputs')
  maintenancePage.deleteField('ctas')
  maintenancePage.deleteField('modals')
  const cookieListPage = migration.editContentType('cookieListPage')
  cookieListPage.deleteField('inputs')
  cookieListPage.deleteField('ctas')
  cookieListPage.deleteField('modals')
  const newLoginInfoPage = migration.editContentType('newLoginInfoPage')
  newLoginInfoPage.deleteField('inputs')
  newLoginInfoPage.deleteField('ctas')
  newLoginInfoPage.deleteField('modals')
  const tabbedSectionsPage = migration.editContentType('tabbedSectionsPage')
  tabbedSectionsPage.deleteField('inputs')
  tabbedSectionsPage.deleteField('ctas')
  tabbedSectionsPage.deleteField('modals')
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
