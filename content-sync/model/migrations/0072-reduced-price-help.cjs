/** How a reduced price is written stands at its field, as at the price. */
module.exports = (migration) => {
  migration.editContentType('plan').changeFieldControl('salePrice', 'builtin', 'singleLine', {
    helpText: 'In euros with VAT: 4,90. Lower than the price, which is then shown struck through.',
  })
}
