import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

const script = resolve('scripts/host-node.mjs')
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'host-node-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function putNode(place: string, version: string) {
  mkdirSync(join(folder, place), { recursive: true })
  writeFileSync(join(folder, place, 'node'), `#!/bin/sh\necho ${version}\n`, { mode: 0o755 })
}

/** Runs it as npm does, with the packages' commands in front; whether the lockfile's Node is linked afterwards. */
function install(env: { CI?: string; NETLIFY?: string }) {
  const PATH = [join(folder, 'node_modules/.bin'), join(folder, 'host')].join(delimiter)
  const { status, stderr } = spawnSync(process.execPath, [script], {
    cwd: folder,
    env: { PATH, ...env },
    encoding: 'utf8',
  })
  expect(status).toBe(0)
  return { linked: existsSync(join(folder, 'node_modules/.bin/node')), stderr }
}

test.each([{ CI: 'true' }, { NETLIFY: 'true' }])('where a host builds, its own Node 24 serves: %o', (env) => {
  putNode('node_modules/.bin', 'v24.21.0')
  putNode('host', 'v24.1.0')
  expect(install(env)).toEqual({ linked: false, stderr: '' })
  expect(install(env)).toEqual({ linked: false, stderr: '' })
})

test('the lockfile’s Node serves where the host’s is another or nothing is built', () => {
  putNode('node_modules/.bin', 'v24.21.0')
  putNode('host', 'v20.20.2')
  expect(install({ CI: 'true' })).toEqual({ linked: true, stderr: '' })
  putNode('host', 'v24.1.0')
  expect(install({})).toEqual({ linked: true, stderr: '' })
  expect(install({ CI: 'false' })).toEqual({ linked: true, stderr: '' })
})

test('a platform without a Node in the lockfile is reported so, unless it has one', () => {
  putNode('host', 'v20.20.2')
  expect(install({}).stderr).toContain('put a Node 24 on the PATH')
  putNode('host', 'v24.1.0')
  expect(install({}).stderr).toBe('')
})
