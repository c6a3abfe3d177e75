module.exports = (migration) => {
  const homePage = migration.editContentType('homePage')
  homePage.editField('slug', {
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
  const genericLandingPage = migration.editContentType('genericLandingPage')
  genericLandingPage.editField('slug', {
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
  const orderSimPage = migration.editContentType('orderSimPage')
  orderSimPage.editField('slug', {
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
  const becomeAPartnerPage = migration.editContentType('becomeAPartnerPage')
  becomeAPartnerPage.editField('slug', {
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
  const notFoundPage = migration.editContentType('notFoundPage')
  notFoundPage.editField('slug', {
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
  const serviceReportPage = migration.editContentType('serviceReportPage')
  serviceReportPage.editField('slug', {
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
  const checkoutPage = migration.editContentType('checkoutPage')
  checkoutPage.editField('slug', {
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
  const dashboardPage = migration.editContentType('dashboardPage')
  dashboardPage.editField('slug', {
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
  const topUpPage = migration.editContentType('topUpPage')
  topUpPage.editField('slug', {
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
  const successfulPaymentPage = migration.editContentType('successfulPaymentPage')
  successfulPaymentPage.editField('slug', {
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
  const historyPage = migration.editContentType('historyPage')
  historyPage.editField('slug', {
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
  const genericStatusPage = migration.editContentType('genericStatusPage')
  genericStatusPage.editField('slug', {
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
  const usageDetailsPage = migration.editContentType('usageDetailsPage')
  usageDetailsPage.editField('slug', {
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
  const maintenancePage = migration.editContentType('maintenancePage')
  maintenancePage.editField('slug', {
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
  const cookieListPage = migration.editContentType('cookieListPage')
  cookieListPage.editField('slug', {
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
  const newLoginInfoPage = migration.editContentType('newLoginInfoPage')
  newLoginInfoPage.editField('slug', {
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
  const formPage = migration.editContentType('formPage')
  formPage.editField('slug', {
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
  const tabbedSectionsPage = migration.editContentType('tabbedSectionsPage')
  tabbedSectionsPage.editField('slug', {
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
