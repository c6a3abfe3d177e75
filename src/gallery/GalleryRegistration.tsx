import { MarketingConsentScreen } from '../features/registration/MarketingConsentScreen.tsx'
import type { MarketingConsentWords } from '../features/registration/marketing-consent.microcopy.ts'
import { RegistrationResultScreen } from '../features/registration/RegistrationResultScreen.tsx'
import { RegistrationScreen } from '../features/registration/RegistrationScreen.tsx'
import type { RegistrationWords } from '../features/registration/registration.microcopy.ts'
import type { ResultWords } from '../features/registration/registration-result.microcopy.ts'
import type { PhoneNumber } from '../lib/phone-number.ts'
import {
  consents,
  registrationContent,
  registrationPaths,
  registrationResults,
  registrations,
} from './registration-states.ts'

interface Props {
  words: RegistrationWords
  consentWords: MarketingConsentWords
  resultWords: ResultWords
  number: PhoneNumber
}

const nothing = () => undefined
const none = async () => undefined
const store = {
  start: nothing,
  submitNumber: none,
  verify: none,
  resend: none,
  submitPuk: none,
  beginCheck: none,
  confirm: none,
  restart: nothing,
}

/** Every state of activating a number; without script, so that none takes focus. */
export function GalleryRegistration({ words, consentWords, resultWords, number }: Props) {
  return (
    <div className="gallery-row gallery-states">
      {registrations(number).map(([name, screen], index) => (
        <div key={name}>
          <h3>Activate: {name}</h3>
          <RegistrationScreen
            words={words}
            language="lt"
            content={registrationContent}
            paths={registrationPaths}
            here="/aktyvuok"
            screen={screen}
            store={store}
            idPrefix={`activate-${index}-`}
            typed={{ current: '' }}
          />
        </div>
      ))}
      {consents.map(([name, screen], index) => (
        <div key={name}>
          <h3>Consents: {name}</h3>
          <MarketingConsentScreen
            words={consentWords}
            screen={screen}
            onSubmit={nothing}
            idPrefix={`consent-${index}-`}
          />
        </div>
      ))}
      {registrationResults(number).map(([name, screen]) => (
        <div key={name} className="result">
          <h3>Activation’s result: {name}</h3>
          <RegistrationResultScreen
            screen={screen}
            title="Numeris aktyvuotas"
            words={resultWords}
            isGuest
            flowPath="/aktyvuok"
            dashboardPath="/mano/apzvalga"
            logInPath="/prisijungti"
            onAskAgain={nothing}
            headingTag="h4"
          />
        </div>
      ))}
    </div>
  )
}
