import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { servePictures } from './pictures.ts'

const app = new Hono()
servePictures(app)

test.each([
  ['berry.svg', 200],
  ['bramble.svg', 200],
  ['gooseberry.svg', 404],
  // What every object has is no picture.
  ['constructor.svg', 404],
  ['toString', 404],
])('%s is answered with %i', async (file, status) => {
  expect((await app.request(`/api/v1/pictures/${file}`)).status).toBe(status)
})
