module.exports = require('../migration-of.cjs')(require('./0105-tab-section-icon.json'))
