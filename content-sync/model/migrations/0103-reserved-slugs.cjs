module.exports = (migration) => {
  for (const id of [
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
  ]) {
    const contentType = migration.editContentType(id)
    contentType.editField('slug', {
      validations: [
        { unique: true },
        {
          regexp: {
            pattern:
              '^(?!api(?:\\/|$)|media(?:\\/|$)|_astro(?:\\/|$)|lt(?:\\/|$)|en(?:\\/|$)|ru(?:\\/|$)|index(?:\\/|$)|sandbox(?:\\/|$)|switches(?:\\/|$)|editors(?:\\/|$)|webhooks(?:\\/|$)|reports(?:\\/|$)|telemetry(?:\\/|$)|health(?:\\/|$)|operations(?:\\/|$)|gallery(?:\\/|$)|mano$|extra$)(?=.{1,200}$)[a-z0-9]+(-[a-z0-9]+)*(\\/[a-z0-9]+(-[a-z0-9]+)*)*$',
            flags: null,
          },
          message:
            'Write small Latin letters and digits, parted by single hyphens and slashes. Taken by the site itself: api, media, _astro, lt, en, ru, 404, index, sandbox, switches, editors, webhooks, reports, telemetry, health, operations, gallery, mano, extra.',
        },
      ],
    })
  }
}
