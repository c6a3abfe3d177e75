import { exampleRequest, inQuestions } from '../../operator/client/unknown-values.fixture.tsx'
import { leadGenerationApi } from './lead-generation.api.ts'

inQuestions('riddle', { form: () => leadGenerationApi().captcha(exampleRequest('leadsCaptcha')) })
