module.exports = require('../migration-of.cjs')(require('./0075-plan-berry.json'))
