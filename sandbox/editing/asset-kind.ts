import type { AssetContent } from '../contentful/content.ts'

/** What a field or a text can hold of the space's files. */
export type AssetKind = 'picture' | 'document'

export const kindOf = ({ contentType }: Pick<AssetContent, 'contentType'>): AssetKind =>
  contentType === 'application/pdf' ? 'document' : 'picture'

/** What it is called in front of an editor. */
export const kindNames: Record<AssetKind, string> = { picture: 'picture', document: 'PDF' }
