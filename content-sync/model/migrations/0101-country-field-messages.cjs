module.exports = require('../migration-of.cjs')(require('./0101-country-field-messages.json'))
