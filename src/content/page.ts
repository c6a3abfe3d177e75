import * as v from 'valibot'
import { Block } from './block.ts'
import { Button } from './button.ts'
import { ImageAsset } from './image.ts'
import { RichText } from './rich-text.ts'

/** What every page has. `path` is absolute without a trailing slash; `alternates` are its paths in all languages. */
const page = {
  id: v.string(),
  path: v.string(),
  alternates: v.object({ lt: v.string(), en: v.string(), ru: v.string() }),
  title: v.string(),
  seoTitle: v.string(),
  seoDescription: v.string(),
  noIndex: v.boolean(),
}

export const HomePage = v.object({ ...page, type: v.literal('homePage'), blocks: v.array(Block) })

export const NotFoundPage = v.object({
  ...page,
  type: v.literal('notFoundPage'),
  text: RichText,
  image: v.optional(ImageAsset),
  buttons: v.array(Button),
})

export const Page = v.variant('type', [HomePage, NotFoundPage])
export type Page = v.InferOutput<typeof Page>
export type PageType = Page['type']
export type PageOf<T extends PageType> = Extract<Page, { type: T }>
