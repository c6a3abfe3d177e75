/** Addresses that a page had before: who follows one comes to the page. */
const pages = [
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
]

module.exports = (migration) => {
  for (const page of pages) {
    const type = migration.editContentType(page)
    type.createField('earlierAddresses', {
      name: 'Earlier addresses',
      type: 'Text',
      localized: false,
      required: false,
      validations: [],
    })
    type.changeFieldControl('earlierAddresses', 'builtin', 'multipleLine', {
      helpText:
        'Addresses that the page had before, with blanks between, such as /kainos /en/prices. Who follows one comes here.',
    })
  }
}
