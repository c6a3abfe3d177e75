import { exampleRequest, inCalls } from '../../operator/client/unknown-values.fixture.tsx'
import { leadGenerationApi } from './lead-generation.api.ts'

inCalls('riddle', { form: () => leadGenerationApi().captcha(exampleRequest('leadsCaptcha')) })
