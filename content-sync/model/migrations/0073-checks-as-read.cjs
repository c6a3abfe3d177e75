/** Contentful now checks what the site checks when it reads: slugs, keys, the rank of an offer, and what there is once. */
module.exports = (migration) => {
  const homePage = migration.editContentType('homePage')
  homePage.editField('slug', {
    validations: [
      {
        regexp: { pattern: '^(?=.{1,200}$)[a-z0-9]+(-[a-z0-9]+)*(\\/[a-z0-9]+(-[a-z0-9]+)*)*$', flags: null },
      },
    ],
  })
  const genericLandingPage = migration.editContentType('genericLandingPage')
  genericLandingPage.editField('slug', {
    validations: [
      {
        regexp: { pattern: '^(?=.{1,200}$)[a-z0-9]+(-[a-z0-9]+)*(\\/[a-z0-9]+(-[a-z0-9]+)*)*$', flags: null },
      },
    ],
  })
  const orderSimPage = migration.editContentType('orderSimPage')
  orderSimPage.editField('slug', {
    validations: [
      {
        regexp: { pattern: '^(?=.{1,200}$)[a-z0-9]+(-[a-z0-9]+)*(\\/[a-z0-9]+(-[a-z0-9]+)*)*$', flags: null },
      },
    ],
  })
  const becomeAPartnerPage = migration.editContentType('becomeAPartnerPage')
  becomeAPartnerPage.editField('slug', {
    validations: [
      {
        regexp: { pattern: '^(?=.{1,200}$)[a-z0-9]+(-[a-z0-9]+)*(\\/[a-z0-9]+(-[a-z0-9]+)*)*$', flags: null },
      },
    ],
  })
  const notFoundPage = migration.editContentType('notFoundPage')
  notFoundPage.editField('slug', {
    validations: [
      {
        regexp: { pattern: '^(?=.{1,200}$)[a-z0-9]+(-[a-z0-9]+)*(\\/[a-z0-9]+(-[a-z0-9]+)*)*$', flags: null },
      },
    ],
  })
  const serviceReportPage = migration.editContentType('serviceReportPage')
  serviceReportPage.editField('slug', {
    validations: [
      {
        regexp: { pattern: '^(?=.{1,200}$)[a-z0-9]+(-[a-z0-9]+)*(\\/[a-z0-9]+(-[a-z0-9]+)*)*$', flags: null },
      },
    ],
  })
  const checkoutPage = migration.editContentType('checkoutPage')
  checkoutPage.editField('slug', {
    validations: [
      {
        regexp: { pattern: '^(?=.{1,200}$)[a-z0-9]+(-[a-z0-9]+)*(\\/[a-z0-9]+(-[a-z0-9]+)*)*$', flags: null },
      },
    ],
  })
  const dashboardPage = migration.editContentType('dashboardPage')
  dashboardPage.editField('slug', {
    validations: [
      {
        regexp: { pattern: '^(?=.{1,200}$)[a-z0-9]+(-[a-z0-9]+)*(\\/[a-z0-9]+(-[a-z0-9]+)*)*$', flags: null },
      },
    ],
  })
  const topUpPage = migration.editContentType('topUpPage')
  topUpPage.editField('slug', {
    validations: [
      {
        regexp: { pattern: '^(?=.{1,200}$)[a-z0-9]+(-[a-z0-9]+)*(\\/[a-z0-9]+(-[a-z0-9]+)*)*$', flags: null },
      },
    ],
  })
  const successfulPaymentPage = migration.editContentType('successfulPaymentPage')
  successfulPaymentPage.editField('slug', {
    validations: [
      {
        regexp: { pattern: '^(?=.{1,200}$)[a-z0-9]+(-[a-z0-9]+)*(\\/[a-z0-9]+(-[a-z0-9]+)*)*$', flags: null },
      },
    ],
  })
  const historyPage = migration.editContentType('historyPage')
  historyPage.editField('slug', {
    validations: [
      {
        regexp: { pattern: '^(?=.{1,200}$)[a-z0-9]+(-[a-z0-9]+)*(\\/[a-z0-9]+(-[a-z0-9]+)*)*$', flags: null },
      },
    ],
  })
  const genericStatusPage = migration.editContentType('genericStatusPage')
  genericStatusPage.editField('slug', {
    validations: [
      {
        regexp: { pattern: '^(?=.{1,200}$)[a-z0-9]+(-[a-z0-9]+)*(\\/[a-z0-9]+(-[a-z0-9]+)*)*$', flags: null },
      },
    ],
  })
  const usageDetailsPage = migration.editContentType('usageDetailsPage')
  usageDetailsPage.editField('slug', {
    validations: [
      {
        regexp: { pattern: '^(?=.{1,200}$)[a-z0-9]+(-[a-z0-9]+)*(\\/[a-z0-9]+(-[a-z0-9]+)*)*$', flags: null },
      },
    ],
  })
  const maintenancePage = migration.editContentType('maintenancePage')
  maintenancePage.editField('slug', {
    validations: [
      {
        regexp: { pattern: '^(?=.{1,200}$)[a-z0-9]+(-[a-z0-9]+)*(\\/[a-z0-9]+(-[a-z0-9]+)*)*$', flags: null },
      },
    ],
  })
  const cookieListPage = migration.editContentType('cookieListPage')
  cookieListPage.editField('slug', {
    validations: [
      {
        regexp: { pattern: '^(?=.{1,200}$)[a-z0-9]+(-[a-z0-9]+)*(\\/[a-z0-9]+(-[a-z0-9]+)*)*$', flags: null },
      },
    ],
  })
  const newLoginInfoPage = migration.editContentType('newLoginInfoPage')
  newLoginInfoPage.editField('slug', {
    validations: [
      {
        regexp: { pattern: '^(?=.{1,200}$)[a-z0-9]+(-[a-z0-9]+)*(\\/[a-z0-9]+(-[a-z0-9]+)*)*$', flags: null },
      },
    ],
  })
  const formPage = migration.editContentType('formPage')
  formPage.editField('slug', {
    validations: [
      {
        regexp: { pattern: '^(?=.{1,200}$)[a-z0-9]+(-[a-z0-9]+)*(\\/[a-z0-9]+(-[a-z0-9]+)*)*$', flags: null },
      },
    ],
  })
  const tabbedSectionsPage = migration.editContentType('tabbedSectionsPage')
  tabbedSectionsPage.editField('slug', {
    validations: [
      {
        regexp: { pattern: '^(?=.{1,200}$)[a-z0-9]+(-[a-z0-9]+)*(\\/[a-z0-9]+(-[a-z0-9]+)*)*$', flags: null },
      },
    ],
  })
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
  const tabSection = migration.editContentType('tabSection')
  tabSection.editField('key', { validations: [{ regexp: { pattern: '^[a-z0-9-]+$', flags: null } }] })
  const planBuilderStep = migration.editContentType('planBuilderStep')
  planBuilderStep.editField('key', { validations: [{ regexp: { pattern: '^[a-z0-9-]+$', flags: null } }] })
  const personalOffer = migration.editContentType('personalOffer')
  personalOffer.editField('rank', { validations: [{ range: { min: 0, max: 1000 } }] })
}
