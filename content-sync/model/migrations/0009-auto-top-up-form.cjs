/** One form more: an auto top-up. */
module.exports = require('../migration-of.cjs')(require('./0009-auto-top-up-form.json'))
