module.exports = (migration) => {
  const faqItem = migration.editContentType('faqItem')
  faqItem.createField('slug', {
    name: 'Slug',
    required: false,
    type: 'Symbol',
    localized: true,
    validations: [
      {
        regexp: { pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', flags: null },
        message: 'Write small Latin letters and digits, parted by single hyphens.',
      },
    ],
  })
  faqItem.moveField('slug').afterField('uniqueKey')
  faqItem.changeFieldControl('slug', 'builtin', 'slugEditor', {
    helpText:
      'The last part of the address of the question’s page in help, such as kaip-papildyti. Without one: the key.',
    trackingFieldId: 'question',
  })
}
