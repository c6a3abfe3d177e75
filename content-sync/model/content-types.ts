import { blockContentTypes } from './block-types.ts'
import type { ContentType } from './field.ts'
import { pageContentTypes } from './page-types.ts'
import { partContentTypes } from './part-types.ts'
import { planContentTypes } from './plan-types.ts'
import { siteContentTypes } from './site-types.ts'

/** Every content type of a space, in Contentful's own form. */
export const contentTypes: ContentType[] = [
  ...pageContentTypes,
  ...siteContentTypes,
  ...partContentTypes,
  ...blockContentTypes,
  ...planContentTypes,
]
