/** The help of the reduced price is at its own field, as the help of the price is. */
module.exports = require('../migration-of.cjs')(require('./0072-reduced-price-help.json'))
