import { expect, test, vi } from 'vitest'
import type { MaintenanceConfiguration } from '../../src/content/maintenance-configuration.ts'
import { switches } from './switches.ts'

const off: MaintenanceConfiguration = { activateMaintenanceMode: false, activateFor: 'allPages' }
const on: MaintenanceConfiguration = { activateMaintenanceMode: true, activateFor: 'selfService' }

function served() {
  let time = Date.UTC(2026, 0, 15, 10)
  const read = vi.fn(async () => off)
  const answer = switches({ read, now: () => time })
  const ask = async (method = 'GET') => answer(new Request('https://uoga.example/switches', { method }))
  const move = (seconds: number) => {
    time += seconds * 1000
  }
  return { read, ask, move }
}

test('it says what the CMS says, with the server’s time', async () => {
  const { ask } = served()
  expect(await (await ask()).json()).toEqual({ maintenance: off, serverTime: '2026-01-15T10:00:00.000Z' })
})

test('the CMS is asked once in 30 seconds, however many pages ask', async () => {
  const { read, ask, move } = served()
  await Promise.all([ask(), ask(), ask()])
  move(29)
  await ask()
  expect(read).toHaveBeenCalledOnce()
  read.mockResolvedValue(on)
  move(1)
  expect(await (await ask()).json()).toMatchObject({
    maintenance: on,
    serverTime: '2026-01-15T10:00:30.000Z',
  })
})

test('Netlify’s edge keeps what is known for 30 seconds, and no browser does', async () => {
  const { headers } = await served().ask()
  expect(headers.get('Netlify-CDN-Cache-Control')).toBe('public, max-age=30')
  expect(headers.get('Cache-Control')).toBe('no-store')
})

test('a CMS that doesn’t answer leaves what it last said', async () => {
  const { read, ask, move } = served()
  read.mockRejectedValueOnce(new Error('down'))
  expect((await ask()).status).toBe(503)
  move(30)
  await ask()
  read.mockRejectedValueOnce(new Error('down'))
  move(30)
  expect(await (await ask()).json()).toMatchObject({ maintenance: off })
})

test('it can only be read, and no one keeps it', async () => {
  const { ask } = served()
  expect((await ask('POST')).status).toBe(405)
  expect((await ask()).headers.get('Cache-Control')).toBe('no-store')
})
