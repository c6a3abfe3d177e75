import { expect, test } from 'vitest'
import { drawingOf } from './drawing-of.ts'

const image = {
  url: '/media/space/a/t/jar.svg',
  description: 'An empty jar',
  title: '',
  fileName: 'jar.svg',
  contentType: 'image/svg+xml',
  size: 900,
  width: 1200,
  height: 1000,
} as const
const photo = { ...image, url: '/media/space/a/t/jar.jpg', contentType: 'image/jpeg', width: 4000 }

test('a drawing is sent as it is, and a photo no larger than it is shown', () => {
  expect(drawingOf(image)).toEqual({ src: image.url, width: 1200, height: 1000, alt: 'An empty jar' })
  expect(drawingOf(photo)?.src).toBe(`${photo.url}?q=99&fm=webp&w=600`)
})

test('a photo that is smaller than that isn’t enlarged', () => {
  expect(drawingOf({ ...photo, width: 480 })?.src).toBe(`${photo.url}?q=99&fm=webp&w=480`)
})

test('no picture, no drawing', () => {
  expect(drawingOf(undefined)).toBeUndefined()
})
