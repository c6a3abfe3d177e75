module.exports = (migration) => {
  const faqItem = migration.editContentType('faqItem')
  faqItem.changeFieldControl('answer', 'builtin', 'richTextEditor', {
    helpText:
      'A picture can follow a step: insert an asset below its words. Its description in each language is read out.',
  })
}
