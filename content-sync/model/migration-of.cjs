/** The migration that takes these steps, for contentful-migration: each step is a few content types and the calls on each of them. */
module.exports = (steps) => (migration) => {
  for (const { opens, calls } of steps)
    for (const [open, ...about] of opens) {
      const contentType = migration[open](...about)
      for (const chain of calls)
        chain.reduce((object, [method, ...values]) => object[method](...values), contentType)
    }
}
