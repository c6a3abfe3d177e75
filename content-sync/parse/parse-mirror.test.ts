import { expect, test } from 'vitest'
import type { Snapshot } from '../../src/content/snapshot.ts'
import { put, set, validMirror } from './mirror.fixture.ts'
import { parseMirror } from './parse-mirror.ts'
import { document, linksTo, linkTo, paragraph, textNode } from './values.fixture.ts'

function publish(change: (mirror: ReturnType<typeof validMirror>) => void = () => {}) {
  const mirror = validMirror()
  change(mirror)
  const { snapshot, problems } = parseMirror(mirror)
  if (!snapshot) throw new Error(`nothing was published: ${JSON.stringify(problems)}`)
  return { snapshot, problems }
}

function homeOf(snapshot: Snapshot, language: 'lt' | 'en' | 'ru') {
  const home = snapshot[language].pages.find((page) => page.type === 'homePage')
  if (!home) throw new Error('no home page')
  return home
}

test('a whole space is published in three languages without a problem', () => {
  const { snapshot, problems } = publish()
  expect(problems).toEqual([])
  const { ru } = snapshot
  expect(ru.language).toBe('ru')
  expect(ru.pages.map(({ path }) => path)).toEqual([
    '/ru',
    '/ru/landing',
    '/ru/sim',
    '/ru/partner',
    '/ru/404',
    '/ru/mano/report',
    '/ru/mano/checkout',
    '/ru/mano/dashboard',
    '/ru/popolnenie',
    '/ru/gotovo',
    '/ru/mano/history',
    '/ru/ozhidanie',
    '/ru/mano/usage',
    '/ru/maintenance',
    '/ru/cookies',
    '/ru/new-login',
    '/ru/lead',
    '/ru/help',
  ])
  expect(ru.header.selfServiceLink).toMatchObject({ title: 'Savitarna RU', href: '/ru/mano' })
  expect(ru.footer).toMatchObject({
    slogan: 'Uoga RU',
    groups: [{ title: 'Pagalba RU', links: [{ href: '/ru#faq' }, { href: '/ru/mano' }] }],
  })
  expect(ru.microcopy).toEqual({ close: 'Uždaryti RU', 'menu.open': 'Meniu RU' })
})

test('a page holds its blocks in the order in which the editor put them', () => {
  const home = homeOf(publish().snapshot, 'en')
  expect(home).toMatchObject({
    path: '/en',
    alternates: { lt: '/', en: '/en', ru: '/ru' },
    seoTitle: 'Pradžia | Uoga EN',
  })
  expect(home.blocks).toMatchObject([
    {
      type: 'bannersSlider',
      anchor: 'top',
      banners: [
        {
          title: 'Papildyk EN',
          tone: 'mint',
          buttons: [{ href: '/en#faq' }, { href: 'https://shop.example/?a=1&b=2' }],
        },
      ],
    },
    {
      type: 'plansContainer',
      plans: [
        { planPrice: 990, salePrice: 750, allowances: { dataInLt: { unlimited: true, gainUnit: 'GB' } } },
      ],
    },
    { type: 'quickLinks', links: [{ type: 'outline', size: 'lg', leftIcon: 'cart', openInANewTab: true }] },
    { type: 'cardsContainer', cards: [{ text: 'Iškart EN' }, { text: { html: '<p>Kaip namie EN</p>' } }] },
    { type: 'textBanner', tone: 'cream' },
    {
      type: 'contentBanner',
      imagePosition: 'left',
      image: { url: '/media/berry.webp', description: 'Raudona uoga EN', width: 640, height: 480 },
    },
    {
      type: 'faq',
      items: [{ uniqueKey: 'kiek', answer: { html: '<p>Tiek EN</p>' } }, { uniqueKey: 'kada' }],
    },
  ])
})

test('sums of euros become cents', () => {
  expect(publish().snapshot.lt.pages).toContainEqual(
    expect.objectContaining({
      type: 'topUpPage',
      presetSumsInCents: [500, 1000, 2050],
      minimumInCents: 100,
      maximumInCents: 10_000,
    }),
  )
})

test('Lithuanian replaces a missing translation, and the editor is informed', () => {
  const { snapshot, problems } = publish((mirror) => {
    set(mirror, 'hero', 'title', ' ', 'en')
    set(mirror, 'rich-card', 'text', document(paragraph(textNode(''))), 'en')
    set(mirror, 'berry', 'description', undefined, 'ru')
  })
  expect(homeOf(snapshot, 'en').blocks[0]).toMatchObject({
    banners: [{ title: 'Papildyk', text: 'Greitai EN' }],
  })
  expect(homeOf(snapshot, 'ru').blocks[0]).toMatchObject({
    banners: [{ image: { description: 'Raudona uoga' } }],
  })
  expect(problems).toMatchObject([
    { severity: 'fallback', contentType: 'heroBanner', entry: 'hero', field: 'title', language: 'en' },
    {
      severity: 'fallback',
      contentType: 'valueWithRichText',
      entry: 'rich-card',
      field: 'text',
      language: 'en',
    },
    { severity: 'fallback', contentType: 'asset', entry: 'berry', field: 'description', language: 'ru' },
  ])
})

test('a picture described as - only decorates: its alternative text is empty', () => {
  const { snapshot, problems } = publish((mirror) => set(mirror, 'berry', 'description', '-'))
  expect(homeOf(snapshot, 'lt').blocks[0]).toMatchObject({ banners: [{ image: { description: '' } }] })
  expect(problems.map(({ severity }) => severity)).toEqual(['fallback', 'fallback'])
})

test('a block that this site does not know stays in its place as unknown, and is named', () => {
  const { snapshot, problems } = publish((mirror) => {
    put(mirror, 'tower', 'promoTower', {})
    set(mirror, 'home', 'blocks', [linkTo('tower'), linkTo('faq')])
  })
  expect(homeOf(snapshot, 'lt').blocks).toMatchObject([
    { type: 'unknown', contentType: 'promoTower' },
    { type: 'faq' },
  ])
  expect(problems).toMatchObject([{ severity: 'broken', contentType: 'promoTower', entry: 'tower' }])
})

test('the order in which entries were synced makes no difference', () => {
  const mirror = validMirror()
  set(mirror, 'question-2', 'uniqueKey', 'kiek')
  const reversed = { ...mirror, entries: Object.fromEntries(Object.entries(mirror.entries).toReversed()) }
  expect(parseMirror(reversed)).toEqual(parseMirror(mirror))
})

test('what several places link to is made once', () => {
  const { lt } = publish().snapshot
  expect(lt.footer.groups[0]?.links[0]).toBe(lt.header.links[0])
})

test('several problems of one entry are all named at once, each of them once', () => {
  const { problems } = publish((mirror) => {
    set(mirror, 'plan', 'planPrice', 'free')
    set(mirror, 'plan', 'periodInDays', 0)
    set(mirror, 'plan', 'planTitle', undefined)
    put(mirror, 'plan-2', 'plan', { ...validMirror().entries.plan?.fields, planId: { lt: 'UOGA-L' } })
    set(mirror, 'plans', 'plans', [linkTo('plan'), linkTo('plan-2'), linkTo('plan')])
  })
  expect(problems.map(({ entry, field }) => `${entry} ${field}`)).toEqual([
    'plan planTitle',
    'plan planPrice',
    'plan periodInDays',
    'plans-band plans',
  ])
})

test('a part of which nothing is left is left out, too', () => {
  const { snapshot, problems } = publish((mirror) => {
    set(mirror, 'group', 'title', undefined)
    put(mirror, 'group-2', 'linkGroup', { title: { lt: 'Apie' }, links: linksTo('to-home') })
    set(mirror, 'foot', 'groups', [linkTo('group'), linkTo('group-2')])
    set(mirror, 'plan', 'planPrice', 'free')
  })
  expect(snapshot.lt.footer.groups.map(({ id }) => id)).toEqual(['group-2'])
  expect(homeOf(snapshot, 'lt').blocks.map(({ id }) => id)).not.toContain('plans')
  expect(problems).toContainEqual(
    expect.objectContaining({ severity: 'broken', entry: 'plans', field: 'plans' }),
  )
})
