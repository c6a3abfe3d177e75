import type { Captcha, Screen } from '../features/lead-generation/lead-generation.store.ts'

interface LeadState {
  screen: Screen
  captcha: Captcha
}

const form: Screen = { name: 'form', problems: {} }
const question: Captcha = {
  name: 'ready',
  challenge: { kind: 'question', challengeId: 'q', expiresAt: 0, question: 'Kiek bus 3 + 4?' },
}
const wrong = (problems: Extract<Screen, { name: 'form' }>['problems']): LeadState => ({
  screen: { name: 'form', problems },
  captcha: question,
})

export const leads: [string, LeadState][] = [
  ['Empty', { screen: form, captcha: { name: 'idle' } }],
  ['Question in words', { screen: form, captcha: question }],
  ['Question on its way', { screen: form, captcha: { name: 'loading', kind: 'question' } }],
  [
    'No question',
    {
      screen: form,
      captcha: {
        name: 'failed',
        kind: 'picture',
        trouble: { kind: 'unavailable', reference: '7K3M9QXW2RTA' },
      },
    },
  ],
  ['Nothing entered', wrong({ name: 'missing', phone: 'missing', privacy: 'missing', captcha: 'missing' })],
  ['Unreadable, wrong', wrong({ phone: 'invalid', captcha: 'wrong' })],
  ['Expired', wrong({ captcha: 'expired' })],
  ['Known already', { screen: { name: 'form', problems: {}, isKnown: true }, captcha: question }],
  ['Sending', { screen: { name: 'sending' }, captcha: question }],
]
