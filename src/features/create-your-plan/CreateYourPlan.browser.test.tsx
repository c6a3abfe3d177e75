import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ownPlanOffer, readyPlans } from '../../gallery/journey-states.ts'
import { asServed } from '../../ui/as-served.fixture.tsx'
import { berriesIn } from '../../ui/berry.fixture.ts'
import { wordsIn } from '../top-up/words.fixture.ts'
import { CreateYourPlan } from './CreateYourPlan.island.tsx'
import { createYourPlanMicrocopy } from './create-your-plan.microcopy.ts'

const words = wordsIn('lt', createYourPlanMicrocopy)

/** What the operator answers to a price question. */
let answer: () => Response | Promise<Response>
const priced = (eurPrice: string) => () =>
  Response.json({
    data: {
      priceOwnPlan: {
        planId: 'own-2gb',
        eurPrice,
        periodInDays: 30,
        planGains: {
          dataInLT: null,
          dataOffPeak: null,
          dataInEU: null,
          dataAbroad: null,
          minutes: null,
          messages: null,
        },
      },
    },
  })

beforeEach(() => {
  history.replaceState(null, '', location.pathname)
  answer = priced('3,70')
  vi.stubGlobal('fetch', async () => answer())
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
})

const ownPlan = (
  <CreateYourPlan
    words={words}
    language="lt"
    offer={ownPlanOffer}
    plans={readyPlans}
    plansPath="#planai"
    orderPath="#uzsakymas"
    year={2026}
  />
)
const open = () => render(ownPlan)
const order = () => page.getByRole('button', { name: words['ownPlan.order'], exact: false })

test('the price follows the choice, the address holds it, and the operator confirms', async () => {
  answer = priced('6,70')
  await open()
  await userEvent.click(page.getByText('ES, EEE ir 1 zona'))
  await expect.element(page.getByText('6,70\u00a0EUR', { exact: true })).toBeVisible()
  await expect.poll(() => location.search).toBe('?data=2gb&minutes=60min&messages=50sms&zone=zone-1')
  await expect.element(page.getByText('Kaina patvirtinta: 6,70\u00a0EUR.', { exact: false })).toBeVisible()
  await expect.element(order()).toHaveAttribute('data-plan', 'own-2gb')
})

test('the bowl fills with what is chosen', async () => {
  const { container } = await open()
  const inBowl = (berry: string) => () => berriesIn(container).filter((drawn) => drawn === berry).length
  expect(inBowl('blueberry')()).toBe(1)
  expect(inBowl('bramble')()).toBe(0)
  await userEvent.click(page.getByRole('group', { name: words['ownPlan.data'] }).getByText('Neribota'))
  await userEvent.click(page.getByText('ES, EEE ir 1 zona'))
  await expect.poll(inBowl('blueberry')).toBe(3)
  await expect.poll(inBowl('bramble')).toBe(1)
})

test('what is chosen while script takes the form over stays, with what was chosen before', async () => {
  const takeOver = asServed(ownPlan)
  const minutes = page.getByRole('group', { name: words['ownPlan.minutes'] })
  await userEvent.click(minutes.getByText('Neribota'))
  takeOver(page.getByRole('radio', { name: /1 zona/ }))
  await expect.poll(() => location.search).toBe('?data=2gb&minutes=all&messages=50sms&zone=zone-1')
  await expect.element(page.getByText('8,70\u00a0EUR', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('radio', { name: /1 zona/ })).toBeChecked()
})

test('an address that holds a choice is read; a ready plan that gives as much for less is named, none in a zone', async () => {
  history.replaceState(null, '', '?minutes=all&messages=all&data=nonsense')
  await open()
  await expect.element(page.getByText('6,40\u00a0EUR', { exact: true })).toBeVisible()
  const cheaper = page.getByText('Žemuogė: tiek pat ar daugiau', { exact: false })
  await expect.element(cheaper).toBeVisible()
  await userEvent.click(page.getByText('ES, EEE ir 1 zona'))
  await expect.element(cheaper).not.toBeInTheDocument()
})

test('an old link: what is no longer sold is shown, until something is chosen', async () => {
  history.replaceState(null, '', '?data=999gb&minutes=all')
  await open()
  await expect.element(page.getByText(words['ownPlan.linkOld'])).toBeVisible()
  await userEvent.click(page.getByText('ES, EEE ir 1 zona'))
  await expect.element(page.getByText(words['ownPlan.linkOld'])).not.toBeInTheDocument()
})

test('what is copied is what is shown: all of it, though the address says nothing', async () => {
  const copied: string[] = []
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => {
    copied.push(text)
  })
  onTestFinished(() => {
    vi.restoreAllMocks()
  })
  await open()
  await userEvent.click(page.getByRole('button', { name: words['ownPlan.share'] }))
  await expect.element(page.getByText(words['ownPlan.shared'])).toBeVisible()
  expect(copied).toEqual([
    `${location.origin}${location.pathname}?data=2gb&minutes=60min&messages=50sms&zone=eu`,
  ])
})

test('another price of the operator’s is shown and told before it is ordered', async () => {
  answer = priced('4,20')
  await open()
  await userEvent.click(order())
  await expect.element(page.getByText('Kaina pasikeitė', { exact: false })).toBeVisible()
  await expect.element(page.getByText('4,20\u00a0EUR', { exact: true })).toBeVisible()
})

test('a press while the price is asked for is busy, and carries the plan when it is known', async () => {
  let reply: (response: Response) => void = () => {}
  answer = () =>
    new Promise((resolve) => {
      reply = resolve
    })
  const pressed: (string | null)[] = []
  const listen = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('[data-order]') : null
    if (button) pressed.push(button.getAttribute('data-plan'))
  }
  document.addEventListener('click', listen)
  onTestFinished(() => document.removeEventListener('click', listen))
  await open()
  await userEvent.click(order())
  await expect.element(order()).toHaveAttribute('aria-busy', 'true')
  await userEvent.click(order())
  expect(pressed).toEqual([])
  reply(await priced('3,70')())
  await expect.poll(() => pressed).toEqual(['own-2gb'])
})

test('a refused mix and a lost answer are shown, and the latter is asked for again', async () => {
  answer = () =>
    Response.json({
      data: null,
      errors: [{ message: 'refused', extensions: { code: 'OWN_PLAN_NOT_OFFERED' } }],
    })
  await open()
  await userEvent.click(order())
  await expect.element(page.getByText(words['ownPlan.notOffered'])).toBeVisible()
  answer = () => new Response('<html>', { status: 502 })
  await userEvent.click(order())
  await expect.element(page.getByText(words['ownPlan.failed'])).toBeVisible()
  answer = priced('3,70')
  await userEvent.click(page.getByRole('button', { name: words['ownPlan.tryAgain'] }))
  await expect.element(page.getByText('Kaina patvirtinta', { exact: false })).toBeVisible()
})

test('that there was no connection goes once there is one, and the order is pressed again', async () => {
  answer = () => Promise.reject(new TypeError('Failed to fetch'))
  await open()
  await userEvent.click(order())
  const failed = page.getByText(words['ownPlan.failed'])
  await expect.element(failed).toBeVisible()
  answer = priced('3,70')
  // Said again until it is heard: the message is seen before its effects have run.
  await vi.waitFor(() => {
    dispatchEvent(new Event('online'))
    expect(failed.query()).toBeNull()
  })
  await expect.element(page.getByText(words['plan.vatIncluded'])).toBeVisible()
  await userEvent.click(order())
  await expect.element(order()).toHaveAttribute('data-plan', 'own-2gb')
})
