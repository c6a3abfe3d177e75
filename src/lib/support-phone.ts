/** What texts call the support's numbers, and where each leads: the short one from an Uoga number, the other from any telephone, also abroad. */
export const supportPhones: ReadonlyMap<string, string> = new Map([
  ['1808', 'tel:1808'],
  ['+370 600 01808', 'tel:+37060001808'],
])
