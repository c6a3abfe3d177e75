module.exports = require('../migration-of.cjs')(require('./0126-answer-pictures.json'))
