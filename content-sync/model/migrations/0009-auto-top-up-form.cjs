/** One form more: an auto top-up. */
module.exports = (migration) => {
  migration
    .editContentType('formPage')
    .editField('formKey')
    .validations([
      {
        in: [
          'logIn',
          'registration',
          'leadGeneration',
          'leaveExtra',
          'leaveSecondLine',
          'gameRegistration',
          'autoTopUp',
        ],
      },
    ])
}
