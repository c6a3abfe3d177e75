/** Contentful refuses what the site leaves out: reserved and double slugs, empty lists, other links and nodes in texts. */
module.exports = require('../migration-of.cjs')(require('./0079-checks-in-contentful.json'))
