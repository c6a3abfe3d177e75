import { expect, test } from 'vitest'
import { netlifyReleases, publishDeploy, rollBackTo, unlock } from './netlify-releases.ts'
import { testOrigin } from './request.fixture.ts'

const deploy = (id: string, created_at: string, more: object = {}) => ({
  id,
  created_at,
  state: 'ready',
  context: 'production',
  title: `change ${id}`,
  commit_ref: '0123456789abcdef',
  deploy_ssl_url: `https://${id}--uoga.netlify.app`,
  ...more,
})
const deploys = [
  deploy('a1', '2026-11-22T10:00:00Z'),
  deploy('a3', '2026-11-24T10:00:00Z'),
  deploy('a2', '2026-11-23T10:00:00Z'),
  deploy('b1', '2026-11-24T11:00:00Z', { context: 'deploy-preview' }),
  deploy('c1', '2026-11-24T12:00:00Z', { state: 'error' }),
]

/** Netlify's API for one test, and what it was asked for. */
async function netlify() {
  const asked: string[] = []
  const apiOrigin = await testOrigin((request, response) => {
    asked.push(`${request.method} ${request.url} ${request.headers.authorization}`)
    if (request.headers.authorization !== 'Bearer secret') return void response.writeHead(401).end('{}')
    const body = request.url?.includes('/deploys?')
      ? deploys
      : { published_deploy: { id: 'a3' }, ssl_url: 'https://www.uoga.example' }
    response.end(JSON.stringify(body))
  })
  return { site: { siteId: 'site', token: 'secret', apiOrigin }, asked }
}
const post = (path: string) => `POST /api/v1/${path} Bearer secret`

test('deploys of production that are ready are listed, the newest first', async () => {
  const { site } = await netlify()
  expect((await netlifyReleases(site)).map(({ id, isCurrent }) => [id, isCurrent])).toEqual([
    ['a3', true],
    ['a2', false],
    ['a1', false],
  ])
})

test('a roll-back restores the deploy and locks it; resuming unlocks', async () => {
  const { site, asked } = await netlify()
  await rollBackTo(site, 'a2')
  expect(asked).toEqual([post('sites/site/deploys/a2/restore'), post('deploys/a2/lock')])
  await unlock(site, 'a2')
  expect(asked.at(-1)).toBe(post('deploys/a2/unlock'))
})

test('a deploy is published only once it passes the smoke test at its own address', async () => {
  const { site, asked } = await netlify()
  const looked: object[] = []
  const find = (problems: string[]) => async (options: object) => {
    looked.push(options)
    return [{ what: '/', problems }]
  }
  const release = { id: 'a3', origin: 'https://a3--uoga.netlify.app' }
  expect(await publishDeploy(site, release, find(['has 2 policies, not one']))).toEqual([
    '/: has 2 policies, not one',
  ])
  expect(asked.filter((line) => line.startsWith('POST'))).toEqual([])
  expect(await publishDeploy(site, release, find([]))).toEqual([])
  expect(asked.at(-1)).toBe(post('sites/site/deploys/a3/restore'))
  expect(looked[0]).toEqual({
    origin: release.origin,
    siteOrigin: 'https://www.uoga.example',
    functions: true,
  })
})

test('a token that is refused is said, and the token is not', async () => {
  const { site } = await netlify()
  const failing = netlifyReleases({ ...site, token: 'other' })
  await expect(failing).rejects.toThrow(/^Netlify answered 401 to GET sites\/site/)
  await expect(failing).rejects.not.toThrow(/other/)
})
