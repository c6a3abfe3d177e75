/** Addresses that a page had before: who follows one comes to the page. */
module.exports = require('../migration-of.cjs')(require('./0071-earlier-addresses.json'))
