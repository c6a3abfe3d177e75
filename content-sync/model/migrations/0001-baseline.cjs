const contentTypes = require('./0001-baseline.json')

/** The content types as they were when migrations began to be derived. Frozen: later changes have a migration each. */
module.exports = (migration) => {
  for (const { id, fields, ...about } of contentTypes) {
    const contentType = migration.createContentType(id, about)
    for (const { id: field, widget, settings, ...options } of fields) contentType.createField(field, options)
    for (const { id: field, widget, settings } of fields)
      contentType.changeFieldControl(field, 'builtin', widget, settings)
  }
}
