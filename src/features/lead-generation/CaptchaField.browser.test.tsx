import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { wordsIn } from '../top-up/words.fixture.ts'
import { CaptchaField } from './CaptchaField.tsx'
import { leadGenerationMicrocopy } from './lead-generation.microcopy.ts'

const words = wordsIn('lt', leadGenerationMicrocopy)
const reference = '7K3M9QXW2RTA'

test.each([
  [{ kind: 'unknown', reason: 'serverError', reference }, 'lead.captchaFailed'],
  [
    { kind: 'unknown', reason: 'tooManyRequests', retryAfterInSeconds: 20, reference },
    'trouble.tooManyRequests',
  ],
  [
    { kind: 'unknown', reason: 'tooManyRequests', retryAfterInSeconds: 600, reference },
    'trouble.tooManyRequestsLater',
  ],
] as const)('of a challenge that did not come for %o a person reads %s', async (trouble, key) => {
  await render(
    <CaptchaField
      words={words}
      captcha={{ name: 'failed', kind: 'picture', trouble }}
      error={undefined}
      name="captcha"
      onAsk={() => undefined}
    />,
  )
  await expect.element(page.getByRole('alert')).toHaveTextContent(words[key])
})
