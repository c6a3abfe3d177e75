import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, onTestFinished, test } from 'vitest'
import { testOrigin } from '../hosting/request.fixture.ts'
import { serveEmbeddedSpace } from '../sandbox/contentful/embedded-space.ts'
import { temporaryFolder } from '../tests/fixtures/temporary-folder.ts'

/** Starts a preview of a space whose drafts are `space`; returns the link that opens it. */
async function previewOf({
  host,
  token,
  space,
  environment,
}: Record<'host' | 'token' | 'space' | 'environment', string>) {
  const { port } = new URL(await testOrigin(() => {}))
  const child = spawn(process.execPath, [join(import.meta.dirname, 'preview.ts')], {
    env: {
      PATH: process.env.PATH,
      DATA_FOLDER: await temporaryFolder(),
      PORT: String(Number(port) + 1),
      CONTENTFUL_SPACE_ID: space,
      CONTENTFUL_ENVIRONMENT: environment,
      CONTENTFUL_DELIVERY_TOKEN: 'of published content',
      CONTENTFUL_PREVIEW_TOKEN: token,
      CONTENTFUL_HOST: host,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(async () => {
    child.kill()
    await once(child, 'close')
  })
  for await (const line of createInterface(child.stdout)) {
    const [link] = /http:\S+$/.exec(line) ?? []
    if (link) return link
  }
  throw new Error('The preview didn’t start.')
}

test('a draft is on its page when that is opened next, for who has the link, and for no search engine', async () => {
  const { environment, space, close } = await serveEmbeddedSpace({ port: 0 })
  onTestFinished(close)
  const link = await previewOf(environment)
  const { origin } = new URL(link)
  const entered = await fetch(`${link}?to=/planai`, { redirect: 'manual' })
  const cookie = entered.headers.get('set-cookie')?.split(';')[0] ?? ''
  const open = (path: string) => fetch(origin + path, { headers: { cookie } })

  const before = await open('/planai')
  expect(before.status).toBe(200)
  expect(before.headers.get('x-robots-tag')).toContain('noindex')
  expect(before.headers.get('content-security-policy')).toContain(
    'frame-ancestors https://app.contentful.com',
  )
  const [entry] = /[^/]+(?=\?focusedLocale=lt"><\/script>$)/.exec(await before.text()) ?? []
  const plans = space.entry(entry ?? '')
  if (!plans) throw new Error(`${entry} is no entry`)
  const title = { ...plans.content.fields.title, lt: 'Juodraščio planai' }
  space.publishEntry(plans.id, { ...plans.content, fields: { ...plans.content.fields, title } })

  const fromEntry = await fetch(`${link}?entry=${plans.id}&language=ru`, { redirect: 'manual' })
  expect(fromEntry.headers.get('location')).toBe('/ru/plany')

  await expect
    .poll(async () => (await open('/planai')).text(), { timeout: 20_000 })
    .toContain('Juodraščio planai')
  expect((await open('/tokio-nera')).status).toBe(404)
  expect((await fetch(`${origin}/planai`)).status).toBe(404)
}, 240_000)
