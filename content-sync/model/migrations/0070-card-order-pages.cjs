/** Two status pages more: the state of an order of a SIM card or an eSIM. */
module.exports = require('../migration-of.cjs')(require('./0070-card-order-pages.json'))
