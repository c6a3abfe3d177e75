import * as v from 'valibot'
import { Identifier } from '../contract/typed-text.ts'
import { DeleteSavedCardDocument } from './generated/graphql.ts'
import { repeatableMutation } from './operation.ts'

/** Forgets a card; `recurringPaymentsRemoved` are the auto top-ups that ended with it. */
export const deleteSavedCard = repeatableMutation(
  DeleteSavedCardDocument,
  v.object({
    deleteSavedCard: v.object({
      isRemoved: v.boolean(),
      cardReference: Identifier,
      recurringPaymentsRemoved: v.array(Identifier),
    }),
  }),
)
