import { once } from 'node:events'
import { createServer, type ServerOptions } from 'node:http'
import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { noPage } from './answer-headers.ts'
import { limitServer, serverTimes } from './server-limits.ts'

async function limited(times: ServerOptions, mostConnections?: number): Promise<number> {
  const server = createServer(times, (request, response) => {
    request.resume().on('end', () => response.end('whole'))
  })
  limitServer(server, mostConnections)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('not listening')
  return address.port
}

/** Sends so much, and waits until the server has closed the connection. */
async function answered(port: number, sent: string): Promise<string> {
  const socket = connect(port, '127.0.0.1', () => socket.write(sent))
  let text = ''
  socket.on('data', (chunk) => {
    text += chunk
  })
  const closed = Promise.withResolvers<void>()
  socket.on('error', () => socket.destroy())
  socket.on('close', () => closed.resolve())
  await closed.promise
  return text
}

const soon = { ...serverTimes, headersTimeout: 60, requestTimeout: 120, connectionsCheckingInterval: 20 }

test.each([
  ['headers that never end', 'GET / HTTP/1.1\r\nHost: a\r\nX-Slow: '],
  ['a body that never ends', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nab'],
])('%s are cut off', async (_name, sent) => {
  expect(await answered(await limited(soon), sent)).toMatch(/^HTTP\/1\.1 408 /)
})

test('one connection more than the most is closed at once, and those there stay', async () => {
  const port = await limited(serverTimes, 2)
  const [first, second] = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1')]
  onTestFinished(() => {
    first.destroy()
    second.destroy()
  })
  await Promise.all([once(first, 'connect'), once(second, 'connect')])
  expect(await answered(port, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n')).toBe('')
  first.write('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')
  const [chunk] = await once(first, 'data')
  expect(String(chunk)).toContain('200 OK')
})

test('a slow client has seconds, not minutes', () => {
  expect(serverTimes.headersTimeout).toBeLessThanOrEqual(10_000)
  expect(serverTimes.requestTimeout).toBeLessThanOrEqual(30_000)
})

test('an expectation that can’t be met is refused with the headers of every answer', async () => {
  const text = await answered(
    await limited(serverTimes),
    'POST / HTTP/1.1\r\nHost: a\r\nExpect: a-miracle\r\nContent-Length: 0\r\n\r\n',
  )
  expect(text).toMatch(/^HTTP\/1\.1 417 /)
  for (const [name, value] of Object.entries(noPage)) expect(text).toContain(`${name}: ${value}`)
})
