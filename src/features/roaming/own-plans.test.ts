import { expect, test } from 'vitest'
import { ownPlanOffer } from '../../gallery/journey-states.ts'
import { ownPlans } from './own-plans.ts'

test('messages among the parts of a plan of one’s own have their unit, once', () => {
  const { choices } = ownPlanOffer
  const [named, ...others] = choices.messages
  const bare = named && { ...named, label: '50' }
  const offer = { ...ownPlanOffer, choices: { ...choices, messages: bare ? [bare, ...others] : [] } }
  expect(ownPlans(offer, 2026, 'SMS')[0]?.parts).toBe('2 GB, 60 min., 50\u00a0SMS, ES ir EEE')
  expect(ownPlans(ownPlanOffer, 2026, 'SMS')[0]?.parts).toBe('2 GB, 60 min., 50 SMS, ES ir EEE')
})
