import * as v from 'valibot'

/** Formatted text as HTML that content-sync made from an allow-list of nodes and addresses: safe to render as it is. */
export const RichText = v.object({ html: v.string() })
export type RichText = v.InferOutput<typeof RichText>
