import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ownPlanOffer, tripOffer, trips } from '../../gallery/journey-states.ts'
import type { OwnPlanOffer } from '../own-plan/own-plan.ts'
import { wordsIn } from '../top-up/words.fixture.ts'
import { lastCountry } from './last-country.ts'
import { TripCalculator } from './TripCalculator.island.tsx'
import { tripMicrocopy } from './trip.microcopy.ts'
import { addressOfTrip } from './trip-address.ts'

const words = wordsIn('lt', tripMicrocopy)

beforeEach(() => {
  localStorage.clear()
  history.replaceState(null, '', location.pathname)
})

function open(address = '', ownPlan?: OwnPlanOffer) {
  history.replaceState(null, '', `${location.pathname}${address && `?${address}`}`)
  return render(
    <TripCalculator
      words={words}
      language="lt"
      offer={tripOffer}
      ownPlan={ownPlan}
      paths={{ order: '#uzsakymas', ownPlan: '#planas' }}
      drawing={{ src: '/media/suitcase.svg', width: 720, height: 600, alt: '' }}
    />,
  )
}

const addressOf = (name: string) => {
  const draft = trips.find(([one]) => one === name)?.[1]
  return draft ? addressOfTrip(draft) : ''
}
const best = () => page.getByRole('article')
const total = () => best().getByRole('row').last()
const country = (label = words['trip.country']) => page.getByRole('combobox', { name: label, exact: true })
const days = () => page.getByRole('textbox', { name: words['trip.days'] })

test('at the start it asks where the journey goes', async () => {
  await open()
  await expect.element(page.getByText(words['trip.resultEmpty'])).toBeVisible()
  await expect.element(page.getByRole('presentation')).toHaveAttribute('src', '/media/suitcase.svg')
  await expect.element(best()).not.toBeInTheDocument()
})

test('a week in Turkey: the cheapest way with every line, the dearer one folded with its difference', async () => {
  await open(addressOf('a week in Turkey'))
  await expect.element(best().getByRole('heading')).toMatchTextContent(/Su paketu/)
  await expect.element(best().getByRole('row', { name: /Kelionė 1 zonoje: 1 × 4,90/ })).toBeVisible()
  await expect.element(best().getByRole('row', { name: /35 min\. × 0,29/ })).toMatchTextContent(/10,15/)
  await expect.element(total()).toMatchTextContent(/21,98/)
  // 700 MB × 0,06 + 35 × 0,29 + 35 × 0,15 + 14 × 0,12
  const standard = page.getByText('59,08', { exact: false }).first()
  await expect.element(standard).toMatchTextContent(/37,10/)
  await expect
    .element(page.getByRole('button', { name: /Kelionė 1 zonoje/ }))
    .toHaveAttribute('data-plan', 'uoga-roaming-1')
})

test('a plan that one has costs nothing more, and does for the countries where it works', async () => {
  await open(addressOf('two countries, a plan that one has'))
  await expect.element(best()).toMatchTextContent(/iš „Žemuogė“/)
  // 3 packs × 4,90 + 25 × 0,29 + 25 × 0,15 + 10 × 0,12
  await expect.element(total()).toMatchTextContent(/26,90/)
})

test('on a phone the sum stays in sight, and leads to its lines', async () => {
  await page.viewport(375, 812)
  onTestFinished(() => page.viewport(1280, 900))
  await open()
  const bar = page.getByRole('link', { name: /EUR/ })
  await expect.element(bar).not.toBeInTheDocument()
  await userEvent.selectOptions(country(), 'LV')
  await expect.element(bar).toBeInViewport()
  await expect.element(bar).toHaveAttribute('href', '#trip-result')
  await expect.element(page.getByRole('heading', { name: words['trip.result'] })).not.toBeInViewport()
})

test('of all that can be ordered one button is filled', async () => {
  await open('trip=TR.7&data=500&calls=5&messages=2', ownPlanOffer)
  await expect.element(best()).toBeVisible()
  expect(document.querySelectorAll('.trip-actions .button').length).toBeGreaterThan(1)
  expect(document.querySelectorAll('.trip-actions .button-primary')).toHaveLength(1)
})

test('where nothing is used nothing is paid', async () => {
  await open(addressOf('nothing used'))
  await expect.element(page.getByText(words['trip.nothing']).first()).toBeVisible()
  await expect.element(best()).toMatchTextContent(/0,00/)
})

test('a country without prices is named instead of a sum', async () => {
  await open(addressOf('a country without prices'))
  await expect.element(page.getByText(/Antarktida/).last()).toBeVisible()
  await expect.element(best()).not.toBeInTheDocument()
})

test('days that can’t be are shown at the field, and are not in the address', async () => {
  await open()
  await userEvent.selectOptions(country(), 'LV')
  await expect.element(best()).toBeVisible()
  await userEvent.fill(days(), '99')
  await expect.element(days()).toHaveAttribute('aria-invalid', 'true')
  await expect.element(best()).not.toBeInTheDocument()
  expect(location.search).not.toContain('99')
  await userEvent.fill(days(), '2')
  await expect.element(best()).toBeVisible()
  await expect.poll(() => new URLSearchParams(location.search).get('trip')).toBe('LV.2')
})

test('countries come and go, six at most', async () => {
  await open()
  const add = page.getByRole('button', { name: words['trip.addCountry'] })
  for (let count = 2; count <= 6; count++) await userEvent.click(add)
  await expect.element(add).not.toBeInTheDocument()
  await userEvent.selectOptions(country('6 šalis'), 'LV')
  await userEvent.click(page.getByRole('button', { name: 'Pašalinti: 1 šalis' }))
  await expect.element(country('5 šalis')).toHaveValue('LV')
  await expect.element(add).toBeVisible()
})

test('focus continues to the country that comes, and back to the one before', async () => {
  await open()
  await userEvent.click(page.getByRole('button', { name: words['trip.addCountry'] }))
  await expect.element(country('2 šalis')).toHaveFocus()
  await userEvent.click(page.getByRole('button', { name: 'Pašalinti: 2 šalis' }))
  await expect.element(country()).toHaveFocus()
})

test('what is copied is what is shown, also before the address holds it', async () => {
  const copied: string[] = []
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => {
    copied.push(text)
  })
  onTestFinished(() => {
    vi.restoreAllMocks()
  })
  await open()
  const copy = page.getByRole('button', { name: words['trip.share'] })
  await expect.element(copy).not.toBeInTheDocument()
  await userEvent.selectOptions(country(), 'LV')
  await expect.element(copy).toBeVisible()
  lastCountry.write('TR')
  await open()
  await userEvent.click(copy.last())
  await expect.element(page.getByText(words['trip.shared'])).toBeVisible()
  expect(copied).toEqual([expect.stringMatching(/\?trip=TR\.7&data=500&calls=5&messages=2$/)])
})

test('an old link: what is left of it is there, and that something is missing is shown', async () => {
  await open('trip=XX.7-LV.2&data=500')
  await expect.element(country()).toHaveValue('LV')
  await expect.element(page.getByText(words['trip.linkOld'])).toBeVisible()
  await userEvent.fill(days(), '3')
  await expect.element(page.getByText(words['trip.linkOld'])).not.toBeInTheDocument()
})

test('the same country twice is reckoned twice', async () => {
  await open('trip=LV.2-LV.2&data=0&calls=5&messages=0')
  await expect.element(total()).toMatchTextContent(/1,80/)
})

test('the country that was looked at last is where the person may be going', async () => {
  lastCountry.write('TR')
  await open()
  await expect.element(country()).toHaveValue('TR')
  await expect.element(best()).toBeVisible()
})

test('a plan of one’s own that is cheapest is shown with the way to it', async () => {
  await open('trip=LV.2&data=500&calls=5&messages=2', ownPlanOffer)
  await expect.element(best().getByRole('heading')).toMatchTextContent(/Su planu/)
  await expect.element(total()).toMatchTextContent(/3,70/)
  await expect
    .element(best().getByRole('link', { name: words['trip.openOwnPlan'] }))
    .toHaveAttribute('href', '#planas?data=2gb&minutes=60min&messages=50sms&zone=eu')
})
