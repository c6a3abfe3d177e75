module.exports = require('../migration-of.cjs')(require('./0124-phones-and-checked-answers.json'))
