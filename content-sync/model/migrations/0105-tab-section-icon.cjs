module.exports = (migration) => {
  const tabSection = migration.editContentType('tabSection')
  tabSection.createField('icon', {
    name: 'Icon',
    required: false,
    type: 'Symbol',
    localized: false,
    validations: [
      {
        in: [
          'arrow-right',
          'arrow-up-right',
          'cart',
          'chat',
          'check',
          'chevron-down',
          'chevron-left',
          'chevron-right',
          'close',
          'data',
          'error',
          'globe',
          'help',
          'info',
          'menu',
          'message',
          'minutes',
          'phone',
          'plus',
          'refresh',
          'roaming',
          'search',
          'shield',
          'sim',
          'success',
          'top-up',
          'user',
          'warning',
        ],
      },
    ],
  })
  tabSection.moveField('icon').afterField('title')
  tabSection.changeFieldControl('icon', 'builtin', 'dropdown', {
    helpText: 'On the tile of a topic of help.',
  })
}
