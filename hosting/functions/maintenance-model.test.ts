import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'
import type { RawEntry } from '../../content-sync/mirror.ts'
import { maintenanceOf } from '../../content-sync/pull/pull-maintenance.ts'
import {
  closedNow,
  isSwitches,
  type Role,
  type Scope,
  wayOut,
} from '../../src/features/maintenance/maintenance.ts'
import { keepsToModel } from '../../tests/fixtures/keeps-to-model.ts'
import type { SiteFunction } from '../site.ts'
import { switches } from './switches.ts'

const minute = 60_000

/** What an editor publishes; times are what clocks in Vilnius show, as Contentful's date field writes them. */
interface Published {
  isOn: boolean
  scope: Scope
  from: string | undefined
  to: string | undefined
}

/** A page that someone has open: what it is, and what it was before maintenance closed it. */
interface OpenPage {
  role: Role
  left: Role
  isVisible: boolean
}

interface World {
  now: number
  published: Published
  isCmsDown: boolean
  /** What the site knew of the CMS, and since when. */
  known: Published | undefined
  askedAt: number
  pages: OpenPage[]
}

interface Site {
  now: number
  published: Published
  isCmsDown: boolean
  pages: OpenPage[]
  answer: SiteFunction
}

const instantOf = (wall: string) =>
  Temporal.PlainDateTime.from(wall).toZonedDateTime('Europe/Vilnius').epochMilliseconds

/** As docs/product.md promises: the flag is on, and Vilnius time is in the window; an end before its start is no window. */
function closedByModel({ isOn, scope, from, to }: Published, now: number): Scope | undefined {
  const [start, end] = [from, to].map((wall) => wall && instantOf(wall))
  if (start && end && end <= start) return undefined
  return isOn && !(start && now < start) && !(end && now >= end) ? scope : undefined
}

function follow(page: OpenPage, way: ReturnType<typeof wayOut>): OpenPage {
  switch (way) {
    case undefined:
      return page
    case 'back':
      return { ...page, role: page.left }
    default:
      return { ...page, role: way === 'allPages' ? 'maintenanceOfAllPages' : 'maintenanceOfSelfService' }
  }
}

/** A page that was led to asks at once, too: from the page of one scope the way back may end at the other's. */
function settle(page: OpenPage, closed: Scope | undefined): OpenPage {
  const there = follow(page, wayOut(page.role, closed))
  return follow(there, wayOut(there.role, closed))
}

/** Where a page has to be while this is closed. */
function placeByModel({ left, role }: OpenPage, closed: Scope | undefined): Role {
  if (left === 'paying') return 'paying'
  if (closed === 'allPages') return 'maintenanceOfAllPages'
  if (closed === 'selfService' && left === 'selfService') return 'maintenanceOfSelfService'
  // From the page of the one scope a page for everybody leads back, and is then open.
  return role === 'paying' ? role : left
}

const entryOf = ({ isOn, scope, from, to }: Published): RawEntry => ({
  sys: {
    id: 'maintenance',
    revision: 1,
    updatedAt: '',
    contentType: { sys: { id: 'maintenanceConfiguration' } },
  },
  fields: {
    activateMaintenanceMode: { lt: isOn },
    activateFor: { lt: scope },
    ...(from && { activateFrom: { lt: from } }),
    ...(to && { activateTo: { lt: to } }),
  },
})

/** Something that happens alike in the model and to the site. */
const both = (name: string, change: (one: World | Site) => void): fc.AsyncCommand<World, Site> => ({
  check: () => true,
  run: async (world, site) => {
    change(world)
    change(site)
  },
  toString: () => name,
})

/** Every visible page asks, as each does once a minute, and is where the model says. */
const minutePasses: fc.AsyncCommand<World, Site> = {
  check: () => true,
  async run(world, site) {
    world.now += minute
    site.now += minute
    if (world.now - world.askedAt >= minute / 2) {
      world.askedAt = world.now
      if (!world.isCmsDown) world.known = world.published
    }
    const answer = await site.answer(new Request('http://localhost/switches'))
    const said: unknown = answer.ok ? await answer.json() : undefined
    expect(isSwitches(said)).toBe(world.known !== undefined)
    site.pages = site.pages.map((page) =>
      page.isVisible && isSwitches(said) ? settle(page, closedNow(said)) : page,
    )
    const closed = world.known && closedByModel(world.known, world.now)
    world.pages = world.pages.map((page) =>
      page.isVisible && world.known ? { ...page, role: placeByModel(page, closed) } : page,
    )
    expect(site.pages).toEqual(world.pages)
  },
  toString: () => 'a minute passes',
}

/** A day's evening in Vilnius; the clocks change in the second and the third night. */
const evenings = ['2026-01-14T22:00', '2026-03-28T22:00', '2026-10-24T22:00']

const stepsFrom = (evening: string) => {
  const wall = fc.integer({ min: 0, max: 40 }).map((quarters) =>
    Temporal.PlainDateTime.from(evening)
      .add({ minutes: quarters * 15 })
      .toString()
      .slice(0, 16),
  )
  const published = fc.record<Published>({
    isOn: fc.boolean(),
    scope: fc.constantFrom('allPages', 'selfService'),
    from: fc.option(wall, { nil: undefined }),
    to: fc.option(wall, { nil: undefined }),
  })
  return [
    published.map((next) =>
      both(`publish ${JSON.stringify(next)}`, (one) => {
        one.published = next
      }),
    ),
    fc.integer({ min: 1, max: 90 }).map((minutes) =>
      both(`${minutes} min pass in a closed laptop`, (one) => {
        one.now += minutes * minute
      }),
    ),
    fc.constantFrom<Role>('open', 'selfService', 'paying').map((role) =>
      both(`open ${role}`, (one) => {
        one.pages = [...one.pages, { role, left: role, isVisible: true }]
      }),
    ),
    fc.nat(3).map((index) =>
      both(`page ${index} is hidden or shown`, (one) => {
        one.pages = one.pages.map((page, at) =>
          at === index ? { ...page, isVisible: !page.isVisible } : page,
        )
      }),
    ),
    fc.boolean().map((isDown) =>
      both(isDown ? 'the CMS is down' : 'the CMS is up', (one) => {
        one.isCmsDown = isDown
      }),
    ),
    fc.constant(minutePasses),
    fc.constant(minutePasses),
  ]
}

const off: Published = { isOn: false, scope: 'allPages', from: undefined, to: undefined }

test.each(evenings)(
  'whatever is published on the night after %s, open pages are where it says within a minute',
  async (evening) => {
    await keepsToModel(
      import.meta.url,
      300,
      fc.asyncProperty(
        fc.commands(stepsFrom(evening), { maxCommands: 40, size: 'max' }),
        async (commands) => {
          const now = instantOf(evening)
          const world: World = {
            now,
            published: off,
            isCmsDown: false,
            known: undefined,
            askedAt: Number.NEGATIVE_INFINITY,
            pages: [{ role: 'open', left: 'open', isVisible: true }],
          }
          const site: Site = {
            now,
            published: off,
            isCmsDown: false,
            pages: [...world.pages],
            answer: switches({
              now: () => site.now,
              read: async () => {
                if (site.isCmsDown) throw new Error('down')
                return maintenanceOf('space', entryOf(site.published))
              },
            }),
          }
          await fc.asyncModelRun(() => ({ model: world, real: site }), commands)
        },
      ),
    )
  },
)
