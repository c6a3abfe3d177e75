module.exports = require('../migration-of.cjs')(require('./0102-question-slug.json'))
