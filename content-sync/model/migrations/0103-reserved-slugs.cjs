module.exports = require('../migration-of.cjs')(require('./0103-reserved-slugs.json'))
