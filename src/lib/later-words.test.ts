import { afterEach, expect, test, vi } from 'vitest'
import { askLaterWords, forgetLaterWords } from './later-words.ts'

function server(answer: () => Promise<Response>) {
  const asked = vi.fn<(path: string) => Promise<Response>>(answer)
  vi.stubGlobal('fetch', asked)
  return asked
}

afterEach(() => vi.unstubAllGlobals())

test('words are asked for once a page, each file by itself', async () => {
  const asked = server(async () => Response.json({ title: 'Labas' }))
  const [first, second] = await Promise.all([askLaterWords('/a.json'), askLaterWords('/a.json')])
  expect([first, second]).toEqual([{ title: 'Labas' }, { title: 'Labas' }])
  await askLaterWords('/b.json')
  expect(asked.mock.calls).toEqual([['/a.json'], ['/b.json']])
})

test('words that were of no use are asked for again', async () => {
  const asked = server(async () => new Response('<html>'))
  expect(await askLaterWords('/c.json')).toBeUndefined()
  await askLaterWords('/c.json')
  expect(asked).toHaveBeenCalledOnce()
  forgetLaterWords('/c.json')
  await askLaterWords('/c.json')
  expect(asked).toHaveBeenCalledTimes(2)
})

test('without a network there are none, and nothing is thrown', async () => {
  server(() => Promise.reject(new TypeError('offline')))
  expect(await askLaterWords('/d.json')).toBeUndefined()
})
