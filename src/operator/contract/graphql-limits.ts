/**
 * How large a GraphQL request may be, regardless of who sends it; a larger one is a 400 `BAD_REQUEST`, found out before anything is
 * looked up. The site's own are all below.
 */
export const graphqlLimits = {
  /** Fields of a document with each fragment counted wherever it is spread. */
  fields: 300,
  /** Selections within each other, fragments counted like fields. */
  depth: 10,
  /** Words and signs of a document, as GraphQL's own lexer has them. */
  tokens: 2_000,
  /** Of a document that a guest sends, in characters: all that a guest may ask is the price of a plan. */
  guestCharacters: 1_000,
  /** Lists and objects within each other, in the variables. */
  variablesDepth: 10,
} as const
