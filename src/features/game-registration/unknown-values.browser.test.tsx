import {
  exampleKey,
  exampleRequest,
  inCalls,
  inQuestions,
} from '../../operator/client/unknown-values.fixture.tsx'
import { gameRegistrationApi } from './game-registration.api.ts'

inQuestions('game', { period: () => gameRegistrationApi().period() })
inCalls('game', {
  form: () => gameRegistrationApi().register(exampleRequest('gameRegistration'), exampleKey),
})
