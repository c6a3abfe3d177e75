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

test('a drawing is sent as it is', () => {
  expect(drawingOf(image)).toEqual({ src: image.url, width: 1200, height: 1000, alt: 'An empty jar' })
})

test('a photo is loaded as wide as it is seen below 1024 px, and in its full width from there on', () => {
  expect(drawingOf(photo)).toMatchObject({
    src: '/media/jar.webp',
    srcSet:
      '/media/jar-320.webp 320w, /media/jar-600.webp 600w, /media/jar-1024.webp 1024w, /media/jar-1440.webp 1440w, /media/jar.webp 4000w',
    sizes: '(width < 1024px) 20rem, 4000px',
  })
})

test('no picture, no drawing', () => {
  expect(drawingOf(undefined)).toBeUndefined()
})
