import { expect, test } from 'vitest'
import { testOrigin } from '../hosting/request.fixture.ts'
import { takenPort } from './taken-port.ts'

test('the first port that is taken is named with what wanted it', async () => {
  const port = Number(new URL(await testOrigin(() => {})).port)
  expect(await takenPort([{ port, purpose: 'the site' }])).toBe(
    `Port ${port}, wanted for the site, is taken. End what listens there, or set PORT to another number: the sandboxes take the next two.`,
  )
})

test('free ports are no problem', async () => {
  expect(await takenPort([{ port: 0, purpose: 'the site' }])).toBeUndefined()
})
