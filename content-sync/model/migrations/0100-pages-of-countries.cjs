module.exports = require('../migration-of.cjs')(require('./0100-pages-of-countries.json'))
