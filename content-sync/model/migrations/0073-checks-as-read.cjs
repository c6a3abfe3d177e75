/** Contentful now checks what the site checks when it reads: slugs, keys, the rank of an offer, and what there is once. */
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
        {
          regexp: {
            pattern: '^(?=.{1,200}$)[a-z0-9]+(-[a-z0-9]+)*(\\/[a-z0-9]+(-[a-z0-9]+)*)*$',
            flags: null,
          },
        },
      ],
    })
  }
  const notification = migration.editContentType('notification')
  notification.editField('kind', {
    validations: [
      { unique: true },
      {
        in: [
          'notificationPlanActivationInProgress',
          'notificationPlanTerminationInProgress',
          'notificationRefillOperationInProgress',
        ],
      },
    ],
  })
  notification.changeFieldControl('anchor', 'builtin', 'singleLine', {
    helpText: 'By this name a link reaches the block: small letters, digits and hyphens, without #.',
  })
  const cookieCategory = migration.editContentType('cookieCategory')
  cookieCategory.editField('code', {
    validations: [{ unique: true }, { in: ['C0001', 'C0002', 'C0003', 'C0004'] }],
  })
  const microcopy = migration.editContentType('microcopy')
  microcopy.editField('key', {
    validations: [{ unique: true }, { regexp: { pattern: '^[A-Za-z][\\w.-]{0,99}$', flags: null } }],
  })
  for (const id of ['tabSection', 'planBuilderStep']) {
    const contentType = migration.editContentType(id)
    contentType.editField('key', { validations: [{ regexp: { pattern: '^[a-z0-9-]+$', flags: null } }] })
  }
  const personalOffer = migration.editContentType('personalOffer')
  personalOffer.editField('rank', { validations: [{ range: { min: 0, max: 1000 } }] })
}
