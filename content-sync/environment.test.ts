import { describe, expect, test } from 'vitest'
import { readContentEnvironment, readManagementSpace } from './environment.ts'

const space = {
  CONTENTFUL_SPACE_ID: 'abc123',
  CONTENTFUL_ENVIRONMENT: 'master',
  CONTENTFUL_DELIVERY_TOKEN: 'secret',
}

const problemOf = (env: Record<string, string | undefined>) => {
  const read = readContentEnvironment(env)
  return read.kind === 'refused' ? read.problem : read.kind
}

test('nothing set is the embedded space', () => {
  const embedded = { kind: 'embedded', space: 'uoga', environment: 'master' }
  expect(readContentEnvironment({})).toEqual(embedded)
  expect(readContentEnvironment({ CONTENTFUL_SPACE_ID: '', CONTENTFUL_HOST: ' ' })).toEqual(embedded)
  expect(readContentEnvironment({ CONTEXT: 'deploy-preview' })).toEqual(embedded)
})

test('a space of its own is read with its token, from Contentful unless a host is named', () => {
  const read = { kind: 'space', space: 'abc123', environment: 'master', token: 'secret' }
  expect(readContentEnvironment(space)).toEqual({ ...read, host: 'cdn.contentful.com' })
  expect(readContentEnvironment({ ...space, CONTEXT: 'production' })).toMatchObject(read)
  expect(readContentEnvironment({ ...space, CONTENTFUL_HOST: '127.0.0.1:4323' })).toEqual({
    ...read,
    host: '127.0.0.1:4323',
  })
})

test('a production build refuses the embedded space', () => {
  expect(problemOf({ CONTEXT: 'production' })).toContain('CONTENTFUL_SPACE_ID')
})

describe('half set is refused and names what lacks', () => {
  test.each(Object.keys(space))('without %s', (name) => {
    const problem = problemOf({ ...space, [name]: '' })
    expect(problem).toContain(`missing: ${name}.`)
    for (const other of Object.keys(space)) if (other !== name) expect(problem).not.toContain(other)
  })

  test('with a host alone', () => {
    const problem = problemOf({ CONTENTFUL_HOST: 'cdn.eu.contentful.com' })
    for (const name of Object.keys(space)) expect(problem).toContain(name)
  })
})

test('what would change the address that is asked is refused', () => {
  expect(problemOf({ ...space, CONTENTFUL_SPACE_ID: 'a/b' })).toContain('CONTENTFUL_SPACE_ID')
  expect(problemOf({ ...space, CONTENTFUL_ENVIRONMENT: '..' })).toContain('CONTENTFUL_ENVIRONMENT')
  for (const host of [
    'https://cdn.contentful.com',
    'cdn.contentful.com/x',
    'user@cdn.contentful.com',
    ':80',
  ]) {
    expect(problemOf({ ...space, CONTENTFUL_HOST: host })).toContain('CONTENTFUL_HOST')
  }
})

test('no problem tells the token', () => {
  expect(problemOf({ ...space, CONTENTFUL_SPACE_ID: '' })).not.toContain('secret')
})

describe('an upgrade', () => {
  const CONTENTFUL_MANAGEMENT_TOKEN = 'may-change'

  test.each([
    [undefined, 'api.contentful.com', 'upload.contentful.com'],
    ['preview.contentful.com', 'api.contentful.com', 'upload.contentful.com'],
    ['cdn.eu.contentful.com', 'api.eu.contentful.com', 'upload.eu.contentful.com'],
  ])('of a space that is read from %s writes to %s', (CONTENTFUL_HOST, host, uploadHost) => {
    expect(readManagementSpace({ ...space, CONTENTFUL_MANAGEMENT_TOKEN, CONTENTFUL_HOST })).toEqual({
      kind: 'management',
      space: 'abc123',
      environment: 'master',
      token: 'may-change',
      host,
      uploadHost,
    })
  })

  test.each([{ CONTENTFUL_MANAGEMENT_TOKEN }, space, {}])('needs a space and its token', (env) => {
    expect(readManagementSpace(env).kind).toBe('refused')
  })
})
