import { join } from 'node:path'
import { parseAllRedirects } from '@netlify/redirect-parser'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../tests/fixtures/temporary-folder.ts'
import { loadRelease } from './loaded-release.ts'
import { redirectsFile } from './redirects.ts'

const targets = {
  site: 'https://www.uoga.example',
  operator: 'https://operator.example',
}

const moved = [
  { from: '/kainos', to: '/planai' },
  { from: '/en/prices', to: '/en/plans' },
]

async function ruleFor(path: string) {
  const folder = await temporaryFolder({ files: { _redirects: redirectsFile(targets, moved) } })
  const { ruleFor: find } = await loadRelease({ folder, previousFolder: '', configFile: '' })
  const rule = find(new URL(`http://127.0.0.1${path}`))
  return rule && `${rule.status} ${rule.to}`
}

test('calls of the operator are signed where there is a secret, in a rule that means the same', async () => {
  const signed = redirectsFile({ ...targets, signedWith: 'API_SIGNATURE_TOKEN' })
  const folder = await temporaryFolder({ files: { _redirects: signed } })
  const { redirects, errors } = await parseAllRedirects({
    redirectsFiles: [join(folder, '_redirects')],
    configRedirects: [],
    minimal: false,
  })
  expect(errors).toEqual([])
  expect(redirects).toContainEqual(
    expect.objectContaining({
      from: '/api/*',
      to: 'https://operator.example/api/:splat',
      status: 200,
      signed: 'API_SIGNATURE_TOKEN',
    }),
  )
  expect(redirectsFile(targets)).not.toContain('signed')
})

test('without an operator nothing is passed on', () => {
  expect(redirectsFile({ ...targets, operator: undefined })).not.toMatch(/\/api|200/)
})

test.each([
  ['/lt', '301 https://www.uoga.example/'],
  ['/lt/', '301 https://www.uoga.example/'],
  ['/lt/planai', '301 https://www.uoga.example/planai'],
  ['/lt//other.example', '301 https://www.uoga.example//other.example'],
  ['/ltx', '404 /404'],
  ['/extra/papildymo-klaida', '301 /extra/saskaitos-papildymas/klaida'],
  ['/ru/extra/oshibka-popolneniya', '301 /ru/extra/popolnenye-sciota/oshibka'],
  ['/kainos', '301 /planai'],
  ['/en/prices', '301 /en/plans'],
  ['/en/prices/old', '404 /en/404'],
  ['/api/graphql', '200 https://operator.example/api/graphql'],
  ['/api/a/b?c=d', '200 https://operator.example/api/a/b'],
  ['/apix', '404 /404'],
  ['/media/berry/t0k/berry.svg', '404 /404'],
  ['/en/nowhere', '404 /en/404'],
  ['/en/nowhere/deeper', '404 /en/404'],
  ['/ru/nowhere', '404 /ru/404'],
  ['/english', '404 /404'],
  ['/nowhere', '404 /404'],
])('%s is answered with %s', async (path, answer) => {
  expect(await ruleFor(path)).toBe(answer)
})
