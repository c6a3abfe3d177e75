module.exports = (migration) => {
  const roamingCountry = migration.editContentType('roamingCountry')
  roamingCountry.createField('slug', {
    name: 'Slug',
    required: false,
    type: 'Symbol',
    localized: true,
    validations: [{ regexp: { pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', flags: null } }],
  })
  roamingCountry.createField('inCountry', {
    name: 'In the country',
    required: false,
    type: 'Symbol',
    localized: true,
    validations: [],
  })
  roamingCountry.createField('timeZone', {
    name: 'Time zone',
    required: false,
    type: 'Symbol',
    localized: false,
    validations: [],
  })
  roamingCountry.createField('hasSeveralTimeZones', {
    name: 'Has several time zones',
    required: false,
    type: 'Boolean',
    localized: false,
    validations: [],
  })
  roamingCountry.createField('emergencyNumber', {
    name: 'Emergency number',
    required: false,
    type: 'Symbol',
    localized: false,
    validations: [{ regexp: { pattern: '^\\d{2,5}$', flags: null } }],
  })
  roamingCountry.createField('policeNumber', {
    name: 'Police',
    required: false,
    type: 'Symbol',
    localized: false,
    validations: [{ regexp: { pattern: '^\\d{2,5}$', flags: null } }],
  })
  roamingCountry.createField('ambulanceNumber', {
    name: 'Ambulance',
    required: false,
    type: 'Symbol',
    localized: false,
    validations: [{ regexp: { pattern: '^\\d{2,5}$', flags: null } }],
  })
  roamingCountry.createField('fireNumber', {
    name: 'Fire service',
    required: false,
    type: 'Symbol',
    localized: false,
    validations: [{ regexp: { pattern: '^\\d{2,5}$', flags: null } }],
  })
  roamingCountry.createField('emergencySource', {
    name: 'Source of the emergency numbers',
    required: false,
    type: 'Symbol',
    localized: false,
    validations: [],
  })
  roamingCountry.createField('nearby', {
    name: 'Countries nearby',
    required: false,
    type: 'Symbol',
    localized: false,
    validations: [{ regexp: { pattern: '^[A-Z]{2}( [A-Z]{2})*$', flags: null } }],
  })
  roamingCountry.createField('popularity', {
    name: 'Place among the popular ones',
    required: false,
    type: 'Integer',
    localized: false,
    validations: [{ range: { min: 1, max: 8 } }],
  })
  roamingCountry.changeFieldControl('slug', 'builtin', 'singleLine', {
    helpText:
      'The last part of the address of the country’s page, such as turkija. Without one: the title in Latin letters.',
  })
  roamingCountry.changeFieldControl('inCountry', 'builtin', 'singleLine', {
    helpText: 'As in a sentence: Turkijoje, in Türkiye, в Турции.',
  })
  roamingCountry.changeFieldControl('timeZone', 'builtin', 'singleLine', {
    helpText: 'Of the capital, or where most visitors go, such as Europe/Istanbul.',
  })
  roamingCountry.changeFieldControl('hasSeveralTimeZones', 'builtin', 'boolean')
  roamingCountry.changeFieldControl('emergencyNumber', 'builtin', 'singleLine', {
    helpText: 'One for all services, such as 112.',
  })
  roamingCountry.changeFieldControl('policeNumber', 'builtin', 'singleLine')
  roamingCountry.changeFieldControl('ambulanceNumber', 'builtin', 'singleLine')
  roamingCountry.changeFieldControl('fireNumber', 'builtin', 'singleLine')
  roamingCountry.changeFieldControl('emergencySource', 'builtin', 'singleLine', {
    helpText: 'The https: address of a page that lists them.',
  })
  roamingCountry.changeFieldControl('nearby', 'builtin', 'singleLine', {
    helpText: 'Their codes with blanks between, such as GR BG GE.',
  })
  roamingCountry.changeFieldControl('popularity', 'builtin', 'numberEditor', {
    helpText: 'From 1 to 8: shown first on the roaming page.',
  })
}
