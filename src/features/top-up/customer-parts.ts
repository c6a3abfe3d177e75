/** What only a customer's form has, in one script. */
export { OwnNumbers } from './OwnNumbers.tsx'
export { TopUpSummary } from './TopUpSummary.tsx'
