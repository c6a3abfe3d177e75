import type { Button } from './button.ts'
import type { ImageAsset } from './image.ts'
import type { RichText } from './rich-text.ts'
import type { AnyBlock } from './text-block.ts'
import type { Tone } from './tone.ts'

export const imagePositions = ['left', 'right'] as const

export interface HeroBanner {
  id: string
  title: string
  text: string
  sticker?: string
  image?: ImageAsset
  tone: Tone
  buttons: Button[]
}

export interface BannersSlider extends AnyBlock {
  type: 'bannersSlider'
  name: string
  banners: HeroBanner[]
}

export interface TextBanner extends AnyBlock {
  type: 'textBanner'
  title: string
  text?: string
  tone: Tone
  button?: Button
}

export interface ContentBanner extends AnyBlock {
  type: 'contentBanner'
  title: string
  text: RichText
  image?: ImageAsset
  imagePosition: (typeof imagePositions)[number]
  tone: Tone
  buttons: Button[]
}
