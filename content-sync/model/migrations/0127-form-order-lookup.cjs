module.exports = (migration) => {
  const formPage = migration.editContentType('formPage')
  formPage.editField('formKey', {
    validations: [
      {
        in: [
          'logIn',
          'registration',
          'leadGeneration',
          'leaveExtra',
          'leaveSecondLine',
          'gameRegistration',
          'autoTopUp',
          'orderLookup',
        ],
      },
    ],
  })
}
