import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import {
  draftOf,
  offerOf,
  planChoices,
  simOrderStatuses,
  simOrderSteps,
} from '../../gallery/sim-order-states.ts'
import { fill } from '../../i18n/fill.ts'
import { toCents } from '../../lib/money.ts'
import { parsePhoneNumber } from '../../lib/phone-number.ts'
import { berriesIn } from '../../ui/berry.fixture.ts'
import { esimCodesMicrocopy } from '../esim/esim-codes.microcopy.ts'
import { wordsIn } from '../top-up/words.fixture.ts'
import {
  answerAbout,
  begunWithoutAnswer,
  keepBegun,
  unfinishedWords,
} from '../unfinished/unfinished.fixture.ts'
import { DeliveryStep } from './DeliveryStep.tsx'
import { DeviceStep } from './DeviceStep.tsx'
import { LaterSteps } from './LaterSteps.tsx'
import { SimOrder } from './SimOrder.island.tsx'
import { SimOrderStatusScreen } from './SimOrderStatusScreen.tsx'
import {
  esimOrderMicrocopy,
  laterStepsMicrocopy,
  simOrderMicrocopy,
  simOrderStatusMicrocopy,
} from './sim-order.microcopy.ts'
import { isStepScreen } from './sim-order.store.ts'

const words = wordsIn('lt', [
  ...simOrderMicrocopy,
  ...esimOrderMicrocopy,
  ...laterStepsMicrocopy,
  ...simOrderStatusMicrocopy,
  ...esimCodesMicrocopy,
])
const number = parsePhoneNumber('656 78901')
if (!number) throw new Error('not a number')
const paths = { result: '/r', terms: '/t', withdrawal: '/w' }
const steps = simOrderSteps(number)
const statuses = simOrderStatuses(number)

function storeOf() {
  return {
    change: vi.fn(),
    submit: vi.fn(),
    back: vi.fn(),
    pay: vi.fn(),
    goOnWithEarlier: vi.fn(),
    orderBeside: vi.fn(),
    askAgain: vi.fn(),
  }
}

/** A step in a state of the gallery's. */
function stepIn(name: string, store = storeOf(), offer?: ReturnType<typeof offerOf>) {
  const state = steps.find((each) => each.name === name)
  if (!state) throw new Error(`no state ${name}`)
  const { kind, screen } = state
  const step = {
    kind,
    words,
    language: 'lt' as const,
    draft: draftOf(state),
    offer: offer ?? offerOf(state),
    store,
    idPrefix: 'sim-',
    takesFocus: false,
  }
  if (isStepScreen(screen) && screen.name === 'delivery') return <DeliveryStep {...step} screen={screen} />
  if (isStepScreen(screen) && screen.name === 'device')
    return <DeviceStep {...step} screen={screen} simPath="/sim" phonesPath="/telefonai" />
  return <LaterSteps {...step} screen={screen} plans={planChoices} paths={paths} />
}

function show(name: string) {
  const store = storeOf()
  render(stepIn(name, store))
  return store
}

const button = (name: string) => page.getByRole('button', { name, exact: false })

test.each(['Plan', 'Summary'])('the plan has its berry (%s)', async (name) => {
  const { container } = await render(stepIn(name))
  await expect.poll(() => berriesIn(container)).toEqual(['blueberry'])
})

test.each([
  ['Nothing chosen', 'cardOrder.methodMissing'],
  ['No terminal chosen', 'cardOrder.parcelTerminalMissing'],
  ['Terminal full', 'cardOrder.PARCEL_TERMINAL_NOT_AVAILABLE'],
  ['Address missing', 'cardOrder.streetMissing'],
  ['Address unreadable', 'cardOrder.postalCodeInvalid'],
  ['No offer', 'trouble.noConnection'],
  ['Part missing', 'trouble.partNotLoaded'],
  ['Phone not checked', 'cardOrder.deviceMissing'],
  ['Phone without EID', 'cardOrder.deviceInvalid'],
  ['Plan gone', 'cardOrder.PLAN_NOT_AVAILABLE'],
  ['Nothing entered', 'cardOrder.firstNameMissing'],
  ['Who, unreadable', 'cardOrder.emailInvalid'],
  ['Who, no price', 'trouble.noConnection'],
  ['Terms not accepted', 'cardOrder.termsMissing'],
  ['No way to pay', 'cardOrder.BANK_NOT_AVAILABLE'],
  ['No answer', 'trouble.noConnection'],
] as const)('%s is shown as an alert', async (name, key) => {
  show(name)
  await expect.element(page.getByRole('alert').getByText(words[key]).first()).toBeVisible()
})

test.each([
  ['Where to', 'Part missing', 'alert'],
  ['Summary', 'No answer', 'alert'],
  ['Summary', 'Another price', 'status'],
] as const)('what follows a press far below is seen (%s: %s)', async (before, after, role) => {
  await page.viewport(375, 300)
  const { rerender } = await render(stepIn(before))
  const [press] = [...document.querySelectorAll('form button[type="submit"]')]
  press?.scrollIntoView({ block: 'start' })
  await rerender(stepIn(after))
  await expect.element(page.getByRole(role).first()).toBeInViewport()
})

test.each(['Part missing', 'No answer'])(
  '%s for want of a connection goes once there is one',
  async (name) => {
    show(name)
    await expect.element(page.getByRole('alert')).toBeVisible()
    dispatchEvent(new Event('online'))
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  },
)

test('another price is shown, and the button says the new one', async () => {
  show('Another price')
  await expect
    .element(
      page.getByRole('status').getByText(fill(words['cardOrder.priceChanged'], { before: '9,38\u00a0EUR' })),
    )
    .toBeVisible()
  await expect.element(button('10,38')).toBeVisible()
})

test('terminals are found by any part of their words, without their marks', async () => {
  const store = show('Terminals')
  const search = page.getByRole('searchbox', { name: words['cardOrder.terminalSearch'] })
  // The list's name is for ears alone: the eye has the search's.
  const terminals = page.getByRole('group', { name: words['cardOrder.parcelTerminalLegend'] })
  await expect.element(terminals.getByText(words['cardOrder.parcelTerminalLegend'])).toHaveClass('sr-only')
  await userEvent.fill(search, 'savanoriu kaun')
  await expect.element(page.getByRole('radio', { name: /Ozo/ })).not.toBeInTheDocument()
  await userEvent.keyboard('{Enter}')
  expect(store.submit).not.toHaveBeenCalled()
  await userEvent.fill(search, 'ozo')
  await userEvent.click(page.getByRole('radio', { name: /Ozo/ }))
  expect(store.change).toHaveBeenCalledWith({ parcelTerminalId: 'vilnius-ozo' })
  await userEvent.fill(search, 'xyz')
  await expect.element(page.getByRole('status').getByText(words['cardOrder.terminalsNone'])).toBeVisible()
})

const inKaunas = { latitude: 54.9, longitude: 23.95 }
function standAt(place: typeof inKaunas | undefined) {
  const asked = vi.spyOn(navigator.geolocation, 'getCurrentPosition')
  onTestFinished(() => asked.mockRestore())
  asked.mockImplementation((tell, refuse) => {
    const refused = {
      code: 1,
      message: '',
      PERMISSION_DENIED: 1,
      POSITION_UNAVAILABLE: 2,
      TIMEOUT: 3,
    } as const
    if (!place) return refuse?.(refused)
    const coords = {
      ...place,
      accuracy: 10,
      altitude: null,
      altitudeAccuracy: null,
      heading: null,
      speed: null,
    }
    tell({ coords: { ...coords, toJSON: () => coords }, timestamp: 0, toJSON: () => coords })
  })
}

test('the nearest terminal comes first where someone lets the browser say where they are', async () => {
  standAt(inKaunas)
  show('Terminals')
  await userEvent.click(button(words['cardOrder.terminalNearest']))
  // Who pressed by keyboard is still there, and hears it.
  await expect.element(button(words['cardOrder.terminalNearest'])).toHaveFocus()
  await expect.element(page.getByText(words['cardOrder.terminalNearestDone'])).toBeVisible()
  const terminals = page.getByRole('radio', { name: /paštomatas/ })
  await expect.element(terminals.first()).toHaveAccessibleName(/Savanorių.*1,4\skm/)
  await expect.element(terminals.nth(1)).toHaveAccessibleName(/Ozo.*8\d\skm/)
})

test('without a place the list is as it was, and may be searched', async () => {
  standAt(undefined)
  show('Terminals')
  await userEvent.click(button(words['cardOrder.terminalNearest']))
  await expect.element(page.getByText(words['cardOrder.terminalNearestFailed'])).toBeVisible()
  await expect.element(page.getByRole('radio', { name: /paštomatas/ }).first()).toHaveAccessibleName(/Ozo/)
})

test('a SIM says its working days in their plural form', async () => {
  const ways = {
    parcelTerminal: { priceInCents: toCents(149), workingDays: 1 },
    address: { priceInCents: toCents(299), workingDays: 3 },
    parcelTerminals: [],
  }
  const value = { cardPriceInCents: toCents(199), ways }
  render(stepIn('Where to', storeOf(), { name: 'ready', value, at: 0 }))
  for (const inWords of ['1,49 EUR, per 1 darbo dieną', '2,99 EUR, per 3 darbo dienas'])
    await expect.element(page.getByText(inWords)).toBeVisible()
})

test('a postal code and a number are shown in their one form when their field is left', async () => {
  const store = show('Address unreadable')
  await page.getByLabelText(words['cardOrder.postalCode']).fill('01100')
  expect(store.change).toHaveBeenLastCalledWith({ postalCode: '01100' })
})

test('a phone without an EID is led to the SIM', async () => {
  show('Phone without EID')
  await expect
    .element(page.getByRole('link', { name: words['cardOrder.toSim'] }))
    .toHaveAttribute('href', '/sim')
})

test('the terms have to be accepted before the press that obliges to pay', async () => {
  const store = show('Summary')
  await userEvent.click(button('10,38'))
  expect(store.pay).toHaveBeenLastCalledWith(false)
  await userEvent.click(page.getByRole('checkbox'))
  await userEvent.click(button('10,38'))
  expect(store.pay).toHaveBeenLastCalledWith(true)
})

test('while it is ordered the button is busy, and nothing can be changed', async () => {
  show('Ordering')
  await expect.element(button('10,38')).toHaveAttribute('aria-busy', 'true')
  await expect.element(button(words['cardOrder.change'])).toBeDisabled()
})

function showStatus(name: string, ordersPath?: string) {
  const state = statuses.find(([each]) => each === name)
  if (!state) throw new Error(`no state ${name}`)
  const [, screen] = state
  const onAskAgain = vi.fn()
  render(
    <SimOrderStatusScreen
      screen={screen}
      title="Pavyko"
      words={words}
      language="lt"
      orderPath="/form"
      ordersPath={ordersPath}
      strongLogIn="/prisijungti?strong=1"
      onAskAgain={onAskAgain}
    />,
  )
  return onAskAgain
}

test('a customer is led from an order to all of them, a guest is not', async () => {
  const all = page.getByRole('link', { name: words['orders.title'] })
  showStatus('Posted')
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.element(all).not.toBeInTheDocument()
  showStatus('Nothing known', '/mano/nustatymai#orders')
  await expect.element(all).toHaveAttribute('href', '/mano/nustatymai#orders')
})

test.each([
  ['Asking', words['cardOrder.loading']],
  ['Nothing known', words['cardOrder.nothingTitle']],
  ['Not answered', words['cardOrder.failedTitle']],
  ['Waiting', words['cardOrder.awaitingPayment']],
  ['Not paid', words['cardOrder.notPaid']],
  ['Paid', 'Pavyko'],
  ['Posted', words['cardOrder.posted']],
  ['Delivered', words['cardOrder.delivered']],
  ['Being prepared', words['cardOrder.preparing']],
  ['Ready', 'Pavyko'],
  ['Ready, ordered in another browser', words['cardOrder.otherBrowser']],
  ['Installed', words['cardOrder.installed']],
])('an order’s page, %s: %s', async (name, title) => {
  showStatus(name)
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(title)
})

test('late, and not answered, the person can ask again', async () => {
  const late = showStatus('Late')
  await userEvent.click(button(words['cardOrder.askAgain']))
  expect(late).toHaveBeenCalled()
})

test('left in the middle, the same order can be paid', async () => {
  showStatus('Left in the middle')
  await expect
    .element(page.getByRole('link', { name: words['cardOrder.payNow'] }))
    .toHaveAttribute('href', 'https://acquirer.example/')
})

test('a ready eSIM begins with the number; its code is in sight, links and what can be copied are folded', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  onTestFinished(() => writeText.mockRestore())
  showStatus('Ready')
  await expect.element(page.getByRole('img', { name: words['esim.qr'] })).toBeVisible()
  expect(document.querySelector('h1 + *, h4 + *')?.textContent).toContain(words['cardOrder.newNumber'])
  const steps = page.getByRole('list', { name: words['cardOrder.progress'] }).getByRole('listitem')
  await expect.element(steps.first()).toHaveAttribute('aria-current', 'step')
  await userEvent.click(page.getByText(words['esim.otherWays']))
  await expect.element(page.getByRole('link', { name: words['esim.installApple'] })).toBeVisible()
  await expect.element(page.getByRole('link', { name: words['esim.installAndroid'] })).toBeVisible()
  await userEvent.click(button(`${words['copy.button']}: ${words['esim.activationCode']}`))
  expect(writeText).toHaveBeenLastCalledWith('ABCD1234EFGH5678')
  await userEvent.click(page.getByText(words['cardOrder.papers']))
  await userEvent.click(button(words['cardOrder.saveLink']))
  expect(writeText).toHaveBeenLastCalledWith(expect.stringMatching(/#orderReference=XP3T-2WHD-005W-M8K7$/))
})

test.each(['Ready, ordered in another browser', 'Installed, ordered in another browser'])(
  '%s: nothing that installs it, and the way on for its buyer',
  async (name) => {
    showStatus(name)
    const toLogIn = page.getByRole('link', { name: words['cardOrder.pukStrong'] })
    await expect.element(toLogIn).toHaveAttribute('href', '/prisijungti?strong=1')
    expect(page.getByRole('img').elements()).toEqual([])
    expect(button(words['cardOrder.showPuk']).elements()).toEqual([])
    expect(document.body.textContent).not.toContain(words['cardOrder.newNumber'])
  },
)

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', /^https:\/\/esimsetup\.apple\.com\//],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9)', /^https:\/\/esimsetup\.android\.com\//],
])('on the phone itself (%s) one press installs the eSIM, and its code is folded', async (browser, link) => {
  const userAgent = vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(browser)
  onTestFinished(() => userAgent.mockRestore())
  showStatus('Ready')
  await expect
    .element(page.getByRole('link', { name: words['esim.installHere'] }))
    .toHaveAttribute('href', expect.stringMatching(link))
  await expect.element(page.getByRole('img', { name: words['esim.qr'] })).not.toBeInTheDocument()
  await userEvent.click(page.getByText(words['esim.onOtherPhone']))
  await expect.element(page.getByRole('img', { name: words['esim.qr'] })).toBeVisible()
})

test('a day after it was ready the PUK is there for a proven identity', async () => {
  showStatus('Ready for more than a day')
  const toLogIn = page.getByRole('link', { name: words['cardOrder.pukStrong'] })
  await expect.element(toLogIn).toBeVisible()
  expect(document.body.textContent).toContain(words['cardOrder.pukStrongText'])
  expect(button(words['cardOrder.showPuk']).elements()).toEqual([])
  await expect.element(toLogIn).toHaveAttribute('href', '/prisijungti?strong=1')
})

test('the island takes what was chosen before script ran, says where its next steps don’t come, and keeps nothing personal', async () => {
  const offer = {
    cardPriceInCents: toCents(199),
    address: { priceInCents: toCents(299), workingDays: 3 },
    parcelTerminal: { priceInCents: toCents(149), workingDays: 2 },
    parcelTerminals: [],
  }
  let areWordsThere = false
  vi.stubGlobal('fetch', async (asked: RequestInfo | URL) => {
    if (!String(asked).endsWith('/sim-order.lt.json')) return Response.json(offer)
    return areWordsThere ? Response.json(words) : new Response('<!doctype html>')
  })
  onTestFinished(() => {
    vi.unstubAllGlobals()
    sessionStorage.clear()
    history.replaceState(null, '')
  })
  render(<SimOrder words={words} language="lt" paths={paths} plans={planChoices} />)
  await userEvent.click(page.getByRole('radio', { name: /namus/ }))
  await expect.element(page.getByText(/2,99/)).toBeVisible()
  await page.getByLabelText(words['cardOrder.street']).fill('Uogų g. 1')
  await page.getByLabelText(words['cardOrder.city']).fill('Vilnius')
  await page.getByLabelText(words['cardOrder.postalCode']).fill('01100')
  await userEvent.click(button(words['cardOrder.goOn']))
  await expect.element(page.getByText(words['trouble.partNotLoaded'])).toBeVisible()
  areWordsThere = true
  await userEvent.click(button(words['cardOrder.goOn']))
  await expect.element(page.getByRole('heading', { name: words['cardOrder.plan'] })).toHaveFocus()
  expect(history.state).toEqual({ step: 'plan' })
  expect(JSON.stringify(sessionStorage)).toContain('address')
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toMatch(/Uogų|01100/)
})

test('an unpaid earlier order is in place of the button: shown, or ordered beside', async () => {
  const store = show('An earlier order, unpaid')
  await expect.element(page.getByText(words['cardOrder.earlierAwaiting'])).toBeVisible()
  await userEvent.click(button(words['cardOrder.begunLink']))
  await userEvent.click(button(words['cardOrder.orderBeside']))
  expect(store.goOnWithEarlier).toHaveBeenCalledOnce()
  expect(store.orderBeside).toHaveBeenCalledWith(false)
})

test('an earlier order without an answer can be sent again', async () => {
  const store = show('An earlier order, unanswered')
  await expect.element(page.getByText(words['cardOrder.earlierUnknown'])).toBeVisible()
  await userEvent.click(button(words['cardOrder.earlierSend']))
  expect(store.goOnWithEarlier).toHaveBeenCalledOnce()
})

test('an unfinished eSIM order is asked about before a SIM card is paid, in place of the button', async () => {
  answerAbout()
  keepBegun('esim', begunWithoutAnswer.esim)
  show('Summary')
  await expect.element(page.getByText(unfinishedWords['unfinished.esim'])).toBeVisible()
  expect(document.querySelector('form button[type=submit]:not(:disabled)')).toBeNull()
})
