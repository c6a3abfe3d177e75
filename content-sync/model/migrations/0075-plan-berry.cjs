module.exports = (migration) => {
  const plan = migration.editContentType('plan')
  plan.createField('berry', {
    name: 'Berry',
    required: false,
    type: 'Symbol',
    localized: false,
    validations: [{ in: ['wildStrawberry', 'blueberry', 'raspberry', 'bramble', 'gooseberry'] }],
  })
  plan.moveField('berry').afterField('description')
  plan.changeFieldControl('berry', 'builtin', 'dropdown', {
    helpText: 'Drawn wherever the plan is. Without one: the round berry of the logo.',
  })
}
