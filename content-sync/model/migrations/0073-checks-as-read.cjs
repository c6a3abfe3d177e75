/** Contentful now checks what the site checks when it reads: slugs, keys, the rank of an offer, and what there is once. */
module.exports = require('../migration-of.cjs')(require('./0073-checks-as-read.json'))
