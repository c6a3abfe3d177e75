module.exports = (migration) => {
  const roamingCountry = migration.editContentType('roamingCountry')
  roamingCountry.editField('slug', {
    validations: [
      {
        regexp: { pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', flags: null },
        message: 'Write small Latin letters and digits, parted by single hyphens.',
      },
    ],
  })
  roamingCountry.editField('emergencyNumber', {
    validations: [{ regexp: { pattern: '^\\d{2,5}$', flags: null }, message: 'Write two to five digits.' }],
  })
  roamingCountry.editField('policeNumber', {
    validations: [{ regexp: { pattern: '^\\d{2,5}$', flags: null }, message: 'Write two to five digits.' }],
  })
  roamingCountry.editField('ambulanceNumber', {
    validations: [{ regexp: { pattern: '^\\d{2,5}$', flags: null }, message: 'Write two to five digits.' }],
  })
  roamingCountry.editField('fireNumber', {
    validations: [{ regexp: { pattern: '^\\d{2,5}$', flags: null }, message: 'Write two to five digits.' }],
  })
  roamingCountry.editField('nearby', {
    validations: [
      {
        regexp: { pattern: '^[A-Z]{2}( [A-Z]{2})*$', flags: null },
        message: 'Write codes of two capital letters with blanks between.',
      },
    ],
  })
  roamingCountry.changeFieldControl('slug', 'builtin', 'slugEditor', {
    helpText:
      'The last part of the address of the country’s page, such as turkija. Without one: the title in Latin letters.',
    trackingFieldId: 'title',
  })
}
