/** The help of the reduced price is at its own field, as the help of the price is. */
module.exports = (migration) => {
  migration.editContentType('plan').changeFieldControl('salePrice', 'builtin', 'singleLine', {
    helpText: 'In euros with VAT: 4,90. Lower than the price, which is then shown struck through.',
  })
}
