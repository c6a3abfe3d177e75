module.exports = require('../migration-of.cjs')(require('./0129-landing-page-tone.json'))
