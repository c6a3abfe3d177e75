import type { Plan } from '../content/plan.ts'

// Why: docs/decisions/0169-one-plan-is-put-forward.md
/** The one of several plans whose order button is filled: the first with a sticker, else the first that is reduced, else the first. */
export const planPutForward = <Sold extends { [Key in 'sticker' | 'salePrice']?: Plan[Key] | undefined }>(
  plans: readonly Sold[],
): Sold | undefined =>
  plans.find(({ sticker }) => sticker) ?? plans.find(({ salePrice }) => salePrice !== undefined) ?? plans[0]
