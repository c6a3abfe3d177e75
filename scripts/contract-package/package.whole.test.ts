import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allEndpoints } from '../../src/operator/contract/all-endpoints.ts'
import { contractVersion } from '../../src/operator/contract/headers.ts'
import { writePackage } from './write-package.ts'

/** A backend's folder with the package installed. */
const backend = mkdtempSync(join(tmpdir(), 'contract-package-'))
const installed = join(backend, 'node_modules/@uoga/operator-contract')
const inBackend = { cwd: backend, encoding: 'utf8' } as const

const Manifest = v.object({ dependencies: v.record(v.string(), v.string()) })

beforeAll(async () => {
  const folder = join(backend, 'package')
  await writePackage(folder)
  execFileSync('npm', ['pack', folder], { ...inBackend, shell: process.platform === 'win32' })
  mkdirSync(installed, { recursive: true })
  const file = `uoga-operator-contract-${contractVersion}.0.tgz`
  execFileSync('tar', ['-xzf', file, '-C', installed, '--strip-components', '1'], inBackend)
  rmSync(folder, { recursive: true })
  const { dependencies } = v.parse(
    Manifest,
    JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')),
  )
  for (const name of Object.keys(dependencies)) {
    const place = join(backend, 'node_modules', name)
    mkdirSync(dirname(place), { recursive: true })
    symlinkSync(join(process.cwd(), 'node_modules', name), place, 'junction')
  }
}, 300_000)

afterAll(() => rmSync(backend, { recursive: true, force: true }))

test('a backend imports the calls, checks a request by them and reads both documents', () => {
  const program = `
    import { createRequire } from 'node:module'
    import { readFileSync } from 'node:fs'
    import { allEndpoints } from '@uoga/operator-contract'
    import { contractVersion } from '@uoga/operator-contract/headers'
    const find = createRequire(import.meta.url).resolve
    const first = (name) => readFileSync(find('@uoga/operator-contract/' + name), 'utf8').split('\\n')[0]
    const { validateNumber } = allEndpoints
    const isRequest = (body) => !('issues' in validateNumber.request['~standard'].validate(body))
    console.log(JSON.stringify({
      calls: Object.keys(allEndpoints),
      contractVersion,
      taken: ['+37061234567', '61234567'].map((phoneNumber) => isRequest({ phoneNumber })),
      documents: ['openapi.yaml', 'asyncapi.yaml', 'schema.graphql'].map((name) => first(name).slice(0, 15)),
    }))`
  writeFileSync(join(backend, 'program.mjs'), program)
  expect(JSON.parse(execFileSync(process.execPath, ['program.mjs'], inBackend))).toEqual({
    calls: Object.keys(allEndpoints),
    contractVersion,
    taken: [true, false],
    documents: ['openapi: 3.1.0', 'asyncapi: 3.0.0', expect.stringMatching(/^"Euros/)],
  })
}, 60_000)

test('its pages are opened from the folder', () => {
  const folder = join(installed, 'docs/operator/browse')
  const list = readFileSync(join(folder, 'index.html'), 'utf8')
  const links = [...list.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href)
  expect(links.map((link) => readFileSync(join(folder, link), 'utf8').slice(0, 15))).toEqual(
    Array(3).fill('<!DOCTYPE html>'),
  )
})

test('the types of a request and an answer come along', () => {
  const program = `
    import type { allEndpoints } from '@uoga/operator-contract'
    import type { WireAnswerOf } from '@uoga/operator-contract/endpoint'
    export const right: WireAnswerOf<typeof allEndpoints.logout> = { status: 'guest' }
    // @ts-expect-error: no such status.
    export const wrong: WireAnswerOf<typeof allEndpoints.logout> = { status: 7 }`
  writeFileSync(join(backend, 'program.ts'), program)
  const compiler = join(process.cwd(), 'node_modules/typescript/bin/tsc')
  const options = ['--noEmit', '--strict', '--skipLibCheck', '--module', 'nodenext', '--target', 'es2024']
  expect(spawnSync(process.execPath, [compiler, ...options, 'program.ts'], inBackend).stdout).toBe('')
}, 60_000)

test('the conformance suite runs from it', () => {
  const suite = join(installed, 'conformance.js')
  const { status, stderr } = spawnSync(process.execPath, [suite, '--target', 'http://127.0.0.1:9'], inBackend)
  expect(stderr).toContain("http://127.0.0.1:9 can't be reached")
  expect(status).toBe(2)
}, 60_000)
