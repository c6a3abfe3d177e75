import { expect, test } from 'vitest'
import { answerSighting } from './answer-sighting.ts'

test.each([
  ['/planai', 200, '', 'page', 'ok'],
  ['/nowhere', 404, '', 'page', 'refused'],
  ['/api/v1/payment/card', 422, '', 'api', 'refused'],
  ['/api/v1/payment/card', 500, '', 'api', 'failed'],
  ['/api/v1/payment/card', 502, '', 'api', 'unreachable'],
  ['/api/v1/payment/card', 504, '', 'api', 'late'],
  ['/api/v1/log-in/callback', 303, '/mano/apzvalga', 'log-in', 'ok'],
  ['/api/v1/log-in/callback', 303, '/prisijungti?logInError=failed', 'log-in', 'failed'],
  ['/api/v1/log-in/callback', 303, '/prisijungti?logInError=cancelled', 'log-in', 'ok'],
])('%s answered %i to %s counts as %s, %s', (path, status, location, name, outcome) => {
  const seen = answerSighting({ path, status, location, milliseconds: 12.3, isFunction: false })
  expect(seen).toMatchObject({ kind: 'answer', name, outcome, value: 12, page: '', reference: '' })
})

test('a function is one, whatever its path', () => {
  const seen = answerSighting({
    path: '/health',
    status: 200,
    location: '',
    milliseconds: 0,
    isFunction: true,
  })
  expect([seen.name, seen.value]).toEqual(['function', 1])
})
