import * as v from 'valibot'
import { Button } from './button.ts'
import { ImageAsset } from './image.ts'
import { RichText } from './rich-text.ts'
import { blockBase } from './text-block.ts'
import { tones } from './tone.ts'

export const imagePositions = ['left', 'right'] as const

export const HeroBanner = v.object({
  id: v.string(),
  title: v.string(),
  text: v.string(),
  sticker: v.optional(v.string()),
  image: v.optional(ImageAsset),
  tone: v.picklist(tones),
  buttons: v.array(Button),
})
export type HeroBanner = v.InferOutput<typeof HeroBanner>

export const BannersSlider = v.object({
  ...blockBase,
  type: v.literal('bannersSlider'),
  name: v.string(),
  banners: v.array(HeroBanner),
})

export const TextBanner = v.object({
  ...blockBase,
  type: v.literal('textBanner'),
  title: v.string(),
  text: v.optional(v.string()),
  tone: v.picklist(tones),
  button: v.optional(Button),
})

export const ContentBanner = v.object({
  ...blockBase,
  type: v.literal('contentBanner'),
  title: v.string(),
  text: RichText,
  image: v.optional(ImageAsset),
  imagePosition: v.picklist(imagePositions),
  tone: v.picklist(tones),
  buttons: v.array(Button),
})
