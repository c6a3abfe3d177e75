module.exports = (migration) => {
  const header = migration.createContentType('header', {
    name: 'Header',
    description: 'Links at the top of every page.',
    displayField: 'name',
  })
  header.createField('name', {
    name: 'Name (only editors see it)',
    type: 'Symbol',
    localized: false,
    required: true,
    validations: [],
  })
  header.createField('links', {
    name: 'Links',
    type: 'Array',
    localized: false,
    required: true,
    validations: [],
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['button'] }] },
  })
  header.createField('selfServiceLink', {
    name: 'Self-service link',
    type: 'Link',
    localized: false,
    required: false,
    validations: [{ linkContentType: ['button'] }],
    linkType: 'Entry',
  })
  header.changeFieldControl('name', 'builtin', 'singleLine')
  header.changeFieldControl('links', 'builtin', 'entryLinksEditor')
  header.changeFieldControl('selfServiceLink', 'builtin', 'entryLinkEditor')
  const linkGroup = migration.createContentType('linkGroup', {
    name: 'Group of links',
    description: 'A titled list of links in the footer.',
    displayField: 'name',
  })
  linkGroup.createField('name', {
    name: 'Name (only editors see it)',
    type: 'Symbol',
    localized: false,
    required: true,
    validations: [],
  })
  linkGroup.createField('title', {
    name: 'Title',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [],
  })
  linkGroup.createField('links', {
    name: 'Links',
    type: 'Array',
    localized: false,
    required: true,
    validations: [],
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['button'] }] },
  })
  linkGroup.changeFieldControl('name', 'builtin', 'singleLine')
  linkGroup.changeFieldControl('title', 'builtin', 'singleLine')
  linkGroup.changeFieldControl('links', 'builtin', 'entryLinksEditor')
  const footer = migration.createContentType('footer', {
    name: 'Footer',
    description: 'The foot of every page.',
    displayField: 'name',
  })
  footer.createField('name', {
    name: 'Name (only editors see it)',
    type: 'Symbol',
    localized: false,
    required: true,
    validations: [],
  })
  footer.createField('slogan', {
    name: 'Slogan',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [],
  })
  footer.createField('groups', {
    name: 'Groups of links',
    type: 'Array',
    localized: false,
    required: true,
    validations: [],
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['linkGroup'] }] },
  })
  footer.createField('legalText', {
    name: 'Legal line',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [],
  })
  footer.changeFieldControl('name', 'builtin', 'singleLine')
  footer.changeFieldControl('slogan', 'builtin', 'singleLine')
  footer.changeFieldControl('groups', 'builtin', 'entryLinksEditor')
  footer.changeFieldControl('legalText', 'builtin', 'singleLine')
  const navigation = migration.createContentType('navigation', {
    name: 'Self-service navigation',
    description: 'The tabs of self-service. There is one.',
    displayField: 'name',
  })
  navigation.createField('name', {
    name: 'Name (only editors see it)',
    type: 'Symbol',
    localized: false,
    required: true,
    validations: [],
  })
  navigation.createField('dashboardPageCta', {
    name: 'Tab of the dashboard',
    type: 'Link',
    localized: false,
    required: true,
    validations: [{ linkContentType: ['button'] }],
    linkType: 'Entry',
  })
  navigation.createField('historyPageCta', {
    name: 'Tab of the history',
    type: 'Link',
    localized: false,
    required: true,
    validations: [{ linkContentType: ['button'] }],
    linkType: 'Entry',
  })
  navigation.createField('settingsPageCta', {
    name: 'Tab of the settings',
    type: 'Link',
    localized: false,
    required: true,
    validations: [{ linkContentType: ['button'] }],
    linkType: 'Entry',
  })
  navigation.createField('historyPageTooltipText', {
    name: 'Explanation of the history',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [],
  })
  navigation.createField('settingsPageTooltipText', {
    name: 'Explanation of the settings',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [],
  })
  navigation.changeFieldControl('name', 'builtin', 'singleLine')
  navigation.changeFieldControl('dashboardPageCta', 'builtin', 'entryLinkEditor')
  navigation.changeFieldControl('historyPageCta', 'builtin', 'entryLinkEditor')
  navigation.changeFieldControl('settingsPageCta', 'builtin', 'entryLinkEditor')
  navigation.changeFieldControl('historyPageTooltipText', 'builtin', 'singleLine')
  navigation.changeFieldControl('settingsPageTooltipText', 'builtin', 'singleLine')
  const maintenanceConfiguration = migration.createContentType('maintenanceConfiguration', {
    name: 'Maintenance',
    description:
      'Closes the site, or self-service, for a time. It takes effect within a minute. There is one.',
    displayField: 'name',
  })
  maintenanceConfiguration.createField('name', {
    name: 'Name (only editors see it)',
    type: 'Symbol',
    localized: false,
    required: true,
    validations: [],
  })
  maintenanceConfiguration.createField('activateMaintenanceMode', {
    name: 'Maintenance is on',
    type: 'Boolean',
    localized: false,
    required: false,
    validations: [],
  })
  maintenanceConfiguration.createField('activateFor', {
    name: 'What is closed',
    type: 'Symbol',
    localized: false,
    required: true,
    validations: [{ in: ['allPages', 'selfService'] }],
  })
  maintenanceConfiguration.createField('activateFrom', {
    name: 'From',
    type: 'Date',
    localized: false,
    required: false,
    validations: [],
  })
  maintenanceConfiguration.createField('activateTo', {
    name: 'To',
    type: 'Date',
    localized: false,
    required: false,
    validations: [],
  })
  maintenanceConfiguration.changeFieldControl('name', 'builtin', 'singleLine')
  maintenanceConfiguration.changeFieldControl('activateMaintenanceMode', 'builtin', 'boolean', {
    helpText: 'With both times empty it lasts until this is switched off.',
  })
  maintenanceConfiguration.changeFieldControl('activateFor', 'builtin', 'dropdown')
  maintenanceConfiguration.changeFieldControl('activateFrom', 'builtin', 'datePicker', {
    helpText: 'Vilnius time. Empty: from now on.',
  })
  maintenanceConfiguration.changeFieldControl('activateTo', 'builtin', 'datePicker', {
    helpText: 'Vilnius time. Empty: without an end.',
  })
  const cookie = migration.createContentType('cookie', {
    name: 'Cookie',
    description: 'One line of the cookie list.',
    displayField: 'name',
  })
  cookie.createField('name', {
    name: 'Name of the cookie or storage key',
    type: 'Symbol',
    localized: false,
    required: true,
    validations: [],
  })
  cookie.createField('provider', {
    name: 'Whose it is',
    type: 'Symbol',
    localized: false,
    required: true,
    validations: [],
  })
  cookie.createField('purpose', {
    name: 'What it is for',
    type: 'Text',
    localized: true,
    required: true,
    validations: [],
  })
  cookie.createField('duration', {
    name: 'How long it stays',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [],
  })
  cookie.changeFieldControl('name', 'builtin', 'singleLine')
  cookie.changeFieldControl('provider', 'builtin', 'singleLine')
  cookie.changeFieldControl('purpose', 'builtin', 'multipleLine')
  cookie.changeFieldControl('duration', 'builtin', 'singleLine')
  const cookieCategory = migration.createContentType('cookieCategory', {
    name: 'Cookie category',
    description: 'What a visitor consents to at once. There are four.',
    displayField: 'title',
  })
  cookieCategory.createField('code', {
    name: 'Code',
    type: 'Symbol',
    localized: false,
    required: true,
    validations: [{ in: ['C0001', 'C0002', 'C0003', 'C0004'] }],
  })
  cookieCategory.createField('title', {
    name: 'Title',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [],
  })
  cookieCategory.createField('text', {
    name: 'Text',
    type: 'Text',
    localized: true,
    required: true,
    validations: [],
  })
  cookieCategory.createField('services', {
    name: 'Services',
    type: 'Array',
    localized: false,
    required: true,
    validations: [],
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
          ],
        },
      ],
    },
  })
  cookieCategory.createField('cookies', {
    name: 'Cookies',
    type: 'Array',
    localized: false,
    required: false,
    validations: [],
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['cookie'] }] },
  })
  cookieCategory.changeFieldControl('code', 'builtin', 'dropdown')
  cookieCategory.changeFieldControl('title', 'builtin', 'singleLine')
  cookieCategory.changeFieldControl('text', 'builtin', 'multipleLine')
  cookieCategory.changeFieldControl('services', 'builtin', 'checkbox', {
    helpText: 'These load only with the consent to this category.',
  })
  cookieCategory.changeFieldControl('cookies', 'builtin', 'entryLinksEditor')
}
