module.exports = (migration) => {
  const button = migration.editContentType('button')
  button.createField('document', {
    name: 'PDF',
    required: false,
    type: 'Link',
    localized: false,
    linkType: 'Asset',
    validations: [{ linkMimetypeGroup: ['pdfdocument'] }],
  })
  button.moveField('document').afterField('url')
  button.changeFieldControl('document', 'builtin', 'assetLinkEditor', {
    helpText:
      'A file to keep, instead of a page or an address. Its kind and size follow the title by themselves.',
  })
}
