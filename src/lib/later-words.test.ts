import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { askLaterWords, forgetLaterWords } from './later-words.ts'

function server(answer: (path: string, init: RequestInit) => Promise<Response>) {
  const asked = vi.fn<(path: string, init: RequestInit) => Promise<Response>>(answer)
  vi.stubGlobal('fetch', asked)
  return asked
}

afterEach(() => vi.unstubAllGlobals())

test('words are asked for once a page, each file by itself', async () => {
  const asked = server(async () => Response.json({ title: 'Labas' }))
  const [first, second] = await Promise.all([askLaterWords('/a.json'), askLaterWords('/a.json')])
  expect([first, second]).toEqual([{ title: 'Labas' }, { title: 'Labas' }])
  await askLaterWords('/b.json')
  expect(asked.mock.calls.map(([path]) => path)).toEqual(['/a.json', '/b.json'])
})

test('words that were of no use are asked for again', async () => {
  const asked = server(async () => Response.json({ title: 'of another release' }))
  await askLaterWords('/c.json')
  await askLaterWords('/c.json')
  expect(asked).toHaveBeenCalledOnce()
  forgetLaterWords('/c.json')
  await askLaterWords('/c.json')
  expect(asked).toHaveBeenCalledTimes(2)
})

test.each([
  ['without a network', () => Promise.reject(new TypeError('offline'))],
  ['where a page comes instead', async () => new Response('<html>')],
])('%s there are none, nothing is thrown, and the next who asks gets them', async (_name, answer) => {
  server(answer)
  expect(await askLaterWords('/d.json')).toBeUndefined()
  server(async () => Response.json({ title: 'Labas' }))
  expect(await askLaterWords('/d.json')).toEqual({ title: 'Labas' })
  forgetLaterWords('/d.json')
})

test('words that hang are given up after four seconds, and asked for again', async () => {
  const limit = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal)
  onTestFinished(() => timeout.mockRestore())
  const asked = server(
    (_path, { signal }) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason))
      }),
  )
  const words = askLaterWords('/e.json')
  expect(timeout).toHaveBeenCalledWith(4000)
  limit.abort()
  expect(await words).toBeUndefined()
  void askLaterWords('/e.json')
  expect(asked).toHaveBeenCalledTimes(2)
})
