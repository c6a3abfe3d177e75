import { expect, test } from 'vitest'
import { drawingOf } from './drawing-of.ts'

const image = {
  url: '/media/jar.svg',
  sources: [],
  description: 'An empty jar',
  title: '',
  fileName: 'jar.svg',
  contentType: 'image/svg+xml',
  size: 900,
  width: 1200,
  height: 1000,
}
const photo = {
  ...image,
  url: '/media/jar.webp',
  sources: [320, 600, 1024, 1440].map((width) => ({ url: `/media/jar-${width}.webp`, width })),
  contentType: 'image/jpeg',
  width: 4000,
}

test('a drawing is sent as it is, and a photo no larger than it is shown', () => {
  expect(drawingOf(image)).toEqual({ src: image.url, width: 1200, height: 1000, alt: 'An empty jar' })
  expect(drawingOf(photo)?.src).toBe('/media/jar-600.webp')
})

test('a photo that is smaller than that isn’t enlarged', () => {
  const sources = photo.sources.slice(0, 1)
  expect(drawingOf({ ...photo, sources, width: 480 })?.src).toBe(photo.url)
})

test('no picture, no drawing', () => {
  expect(drawingOf(undefined)).toBeUndefined()
})
