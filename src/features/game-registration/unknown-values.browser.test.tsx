import { exampleKey, exampleRequest, inCalls } from '../../operator/client/unknown-values.fixture.tsx'
import { gameRegistrationApi } from './game-registration.api.ts'

inCalls('game', {
  period: () => gameRegistrationApi().period(),
  form: () => gameRegistrationApi().register(exampleRequest('gameRegistration'), exampleKey),
})
