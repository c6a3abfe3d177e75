module.exports = require('../migration-of.cjs')(require('./0127-form-order-lookup.json'))
