import { expect, test } from 'vitest'
import { PictureCache } from './picture-cache.ts'

function countingCache(most: number) {
  const made: string[] = []
  const cache = new PictureCache(most)
  const get = (address: string) =>
    cache.get(address, async () => {
      made.push(address)
      return { contentType: 'image/png', bytes: Buffer.from(address) }
    })
  return { made, get }
}

test('a picture asked for twice at once is made once', async () => {
  const { made, get } = countingCache(2)
  const [first, second] = await Promise.all([get('a'), get('a')])
  expect(first).toBe(second)
  expect(made).toEqual(['a'])
})

test('the picture asked for longest ago is forgotten first', async () => {
  const { made, get } = countingCache(2)
  for (const address of ['a', 'b', 'a', 'c', 'a', 'b']) await get(address)
  expect(made).toEqual(['a', 'b', 'c', 'b'])
})

test('a picture that could not be made is tried again', async () => {
  const cache = new PictureCache(2)
  await expect(cache.get('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  const picture = { contentType: 'image/png', bytes: Buffer.from('a') }
  expect(await cache.get('a', async () => picture)).toBe(picture)
})
