import type { ComponentProps } from 'react'
import type { CreateYourPlanScreen } from '../features/create-your-plan/CreateYourPlanScreen.tsx'
import { chosenIn, type OwnPlanOffer } from '../features/own-plan/own-plan.ts'
import type { TripScreen } from '../features/roaming/TripScreen.tsx'
import { emptyDraft } from '../features/roaming/trip-address.ts'
import { toCents } from '../lib/money.ts'

type OwnPlan = ComponentProps<typeof CreateYourPlanScreen>
type Trip = ComponentProps<typeof TripScreen>

const choice = (key: string, label: string, price: number, amount: number | null) => ({
  key,
  label,
  price: toCents(price),
  amount,
})

export const ownPlanOffer: OwnPlanOffer = {
  title: 'Tavo planas',
  basePrice: toCents(190),
  periodInDays: 30,
  choices: {
    data: [choice('2gb', '2 GB', 100, 2), choice('all', 'Neribota', 900, null)],
    minutes: [choice('60min', '60 min.', 50, 60), choice('all', 'Neribota', 250, null)],
    messages: [choice('50sms', '50 SMS', 30, 50), choice('all', 'Neribota', 100, null)],
    zone: [choice('eu', 'ES ir EEE', 0, 0), choice('zone-1', 'ES, EEE ir 1 zona', 300, 2)],
  },
}

const first = chosenIn(ownPlanOffer, new URLSearchParams())
const talk = chosenIn(ownPlanOffer, new URLSearchParams('minutes=all&messages=all'))
const abroad = chosenIn(ownPlanOffer, new URLSearchParams('data=all&zone=zone-1'))
const reference = '7K3M9QXW2RTA'

export const readyPlans: OwnPlan['plans'] = [
  {
    planId: 'uoga-s',
    title: 'Žemuogė',
    berry: 'wildStrawberry',
    price: toCents(490),
    periodInDays: 30,
    data: 5,
    minutes: null,
    messages: null,
    holds: ['5 GB duomenų Lietuvoje', 'Neriboti skambučiai'],
  },
]

/** A plan of one's own in every state of its confirmation. */
export const ownPlans: [string, Pick<OwnPlan, 'chosen' | 'confirmation' | 'isLinkOld'>][] = [
  ['at the start', { chosen: first, confirmation: { name: 'unasked' } }],
  ['an old link', { chosen: first, confirmation: { name: 'unasked' }, isLinkOld: true }],
  ['asking, ordered already', { chosen: abroad, confirmation: { name: 'asking', isOrdered: true } }],
  [
    'confirmed, a ready plan costs less',
    {
      chosen: talk,
      confirmation: { name: 'confirmed', planId: 'own', price: toCents(640), isOrdered: false },
    },
  ],
  [
    'another price',
    { chosen: first, confirmation: { name: 'otherPrice', planId: 'own', price: toCents(420) } },
  ],
  ['not offered', { chosen: first, confirmation: { name: 'notOffered' } }],
  [
    'failed',
    {
      chosen: first,
      confirmation: { name: 'failed', failed: { kind: 'unknown', reason: 'noConnection', reference } },
    },
  ],
]

export const tripOffer: Trip['offer'] = {
  zones: [
    { id: 'zone-eu', title: 'ES ir EEE', hasDomesticRates: true, prices: {} },
    {
      id: 'zone-1',
      title: '1 zona',
      hasDomesticRates: false,
      prices: {
        callPrice: toCents(29),
        incomingCallPrice: toCents(15),
        messagePrice: toCents(12),
        dataPrice: toCents(6),
      },
    },
    { id: 'zone-9', title: '9 zona', hasDomesticRates: false, prices: {} },
  ],
  countries: [
    { code: 'LV', title: 'Latvija', zoneId: 'zone-eu' },
    { code: 'TR', title: 'Turkija', zoneId: 'zone-1' },
    { code: 'AQ', title: 'Antarktida', zoneId: 'zone-9' },
  ],
  packs: [
    {
      planId: 'uoga-roaming-1',
      title: 'Kelionė 1 zonoje',
      price: toCents(490),
      periodInDays: 7,
      zoneId: 'zone-1',
      allowances: { data: 1000, minutes: 0, messages: 0 },
    },
  ],
  plans: [
    {
      planId: 'uoga-s',
      title: 'Žemuogė',
      price: toCents(490),
      periodInDays: 30,
      allowances: { data: 5000, minutes: null, messages: null },
      abroad: {},
    },
  ],
  home: { minute: toCents(9), message: toCents(5), gigabyte: toCents(290), gigabyteOver: toCents(133) },
}

const stop = (code: string, days: string) => ({ code, days })

/** A journey in every state of its sum. */
export const trips: [name: string, draft: Trip['draft'], isLinkOld?: true][] = [
  ['nothing chosen', emptyDraft],
  ['a part of an old link', { ...emptyDraft, stops: [stop('LV', '2')] }, true],
  ['a week in Turkey', { ...emptyDraft, data: 100, stops: [stop('TR', '7')] }],
  [
    'two countries, a plan that one has',
    { ...emptyDraft, stops: [stop('LV', '2'), stop('TR', '5')], planId: 'uoga-s' },
  ],
  ['days that can’t be', { ...emptyDraft, stops: [stop('LV', '99')] }],
  ['nothing used', { stops: [stop('LV', '2')], data: 0, calls: 0, messages: 0, planId: '' }],
  ['a country without prices', { ...emptyDraft, stops: [stop('AQ', '7')] }],
]
