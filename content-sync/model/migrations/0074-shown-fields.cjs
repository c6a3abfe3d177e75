module.exports = require('../migration-of.cjs')(require('./0074-shown-fields.json'))
