module.exports = require('../migration-of.cjs')(require('./0128-button-document.json'))
