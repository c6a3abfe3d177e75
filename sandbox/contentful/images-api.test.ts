import sharp from 'sharp'
import { expect, test } from 'vitest'
import { fixtureSpace } from '../../tests/fixtures/contentful.ts'
import { createContentful } from './contentful.ts'

/** Asks for a picture of the fixture: the photo is 40 × 20 pixels: a quarter red, a quarter blue, the right half yellow. */
async function ask(id: 'photo' | 'drawing', query = ''): Promise<Response> {
  const space = await fixtureSpace()
  const asset = space.asset(id)
  return createContentful({ space }).request(
    `/fixture/${id}/${asset?.token}/${asset?.content.fileName}${query && `?${query}`}`,
  )
}

async function measure(answer: Response) {
  const { format, width, height } = await sharp(await answer.bytes()).metadata()
  return [answer.headers.get('Content-Type'), format, width, height]
}

const colours: Record<string, number[]> = {
  red: [0xd0, 0x20, 0x20, 255],
  blue: [0x20, 0x40, 0x60, 255],
  yellow: [0xf0, 0xc0, 0x40, 255],
  white: [255, 255, 255, 255],
  nothing: [255, 255, 255, 0],
}

/** Which of the colours a pixel comes nearest to: formats and sizes change it a little. */
async function colourAt(answer: Response, x: number, y: number) {
  const picture = sharp(await answer.bytes()).ensureAlpha()
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  const start = (y * info.width + x) * 4
  const distance = (colour: number[]) =>
    colour.reduce((sum, part, index) => sum + Math.abs(part - (data[start + index] ?? 0)), 0)
  const [nearest] = Object.entries(colours).toSorted(([, one], [, other]) => distance(one) - distance(other))
  return nearest?.[0]
}

test('without parameters a picture is sent as it is', async () => {
  expect(await measure(await ask('photo'))).toEqual(['image/png', 'png', 40, 20])
})

test.each([
  ['w=10', 10, 5],
  ['h=10', 20, 10],
  ['w=10&h=10', 10, 5],
  ['w=80', 40, 20],
  ['w=10&h=10&fit=pad', 10, 10],
  ['w=10&h=10&fit=fill', 10, 10],
  ['w=10&h=10&fit=scale', 10, 10],
  ['w=10&h=10&fit=crop', 10, 10],
  ['w=100&h=10&fit=crop', 40, 10],
  ['w=10&h=10&fit=thumb', 10, 10],
])('%s makes a picture of %i × %i', async (query, width, height) => {
  expect(await measure(await ask('photo', query))).toEqual(['image/png', 'png', width, height])
})

test('padding is transparent, around the whole picture', async () => {
  const padded = await ask('photo', 'w=20&h=20&fit=pad')
  expect(await colourAt(padded.clone(), 10, 1)).toBe('nothing')
  expect(await colourAt(padded.clone(), 2, 10)).toBe('red')
  expect(await colourAt(padded, 17, 10)).toBe('yellow')
})

test('a JPEG is padded in white', async () => {
  expect(await colourAt(await ask('photo', 'w=20&h=20&fit=pad&fm=jpg&q=100'), 10, 1)).toBe('white')
})

test.each([
  ['crop', 'blue'],
  ['fill', 'blue'],
  ['thumb', 'blue'],
  ['scale', 'red'],
])('%s shows the middle or the whole', async (fit, leftEdge) => {
  const square = await ask('photo', `w=20&h=20&fit=${fit}`)
  expect(await colourAt(square.clone(), 0, 10)).toBe(leftEdge)
  expect(await colourAt(square, 19, 10)).toBe('yellow')
})

test('crop cuts, fill makes smaller first', async () => {
  expect(await colourAt(await ask('photo', 'w=30&h=10&fit=crop'), 6, 5)).toBe('blue')
  expect(await colourAt(await ask('photo', 'w=30&h=10&fit=fill'), 6, 5)).toBe('red')
})

test.each([
  ['jpg', 'image/jpeg', 'jpeg'],
  ['png', 'image/png', 'png'],
  ['webp', 'image/webp', 'webp'],
  ['gif', 'image/gif', 'gif'],
  ['avif', 'image/avif', 'heif'],
])('fm=%s changes the format', async (fm, contentType, format) => {
  expect(await measure(await ask('photo', `fm=${fm}&w=20`))).toEqual([contentType, format, 20, 10])
})

test('less quality is fewer bytes', async () => {
  const bytes = async (q: number) => (await (await ask('drawing', `fm=jpg&w=300&q=${q}`)).bytes()).length
  expect(await bytes(10)).toBeLessThan(await bytes(90))
})

test('a drawing stays a drawing unless a format is asked for', async () => {
  const drawing = await ask('drawing', 'w=300&q=50')
  expect(drawing.headers.get('Content-Type')).toBe('image/svg+xml')
  expect(await drawing.text()).toContain('<circle')
  expect(await measure(await ask('drawing', 'w=300&fm=webp'))).toEqual(['image/webp', 'webp', 300, 200])
})

test('pictures may be kept for a year: their address changes with the file', async () => {
  expect((await ask('photo')).headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
})

test.each(['w=0', 'w=4001', 'w=ten', 'q=101', 'fm=bmp', 'fit=cover', 'blur=3'])(
  '%s is refused',
  async (query) => {
    const answer = await ask('photo', query)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ sys: { type: 'Error', id: 'BadRequest' } })
  },
)

test('an address that names no published file is not found', async () => {
  const space = await fixtureSpace()
  const app = createContentful({ space })
  const path = `/fixture/photo/${space.asset('photo')?.token}/photo.png`
  expect((await app.request(path)).status).toBe(200)
  expect((await app.request(path.replace('/fixture/', '/other/'))).status).toBe(404)
  expect((await app.request(path.replace('photo.png', 'other.png'))).status).toBe(404)
  expect((await app.request('/fixture/photo/0123/photo.png')).status).toBe(404)
  space.unpublish('Asset', 'photo')
  expect((await app.request(path)).status).toBe(404)
})
