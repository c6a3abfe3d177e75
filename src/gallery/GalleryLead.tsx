import { type LeadContent, LeadForm } from '../features/lead-generation/LeadForm.tsx'
import type { LeadWords } from '../features/lead-generation/lead-generation.microcopy.ts'
import { leads } from './lead-states.ts'

interface Props {
  theme: string
  words: LeadWords
  content: LeadContent
}

const nothing = () => undefined

/** Every state of asking to be called; without script, so that none takes focus. */
export function GalleryLead({ theme, words, content }: Props) {
  return (
    <div className="gallery-row gallery-states">
      {leads.map(([name, { screen, captcha }], index) => (
        <div key={name}>
          <h3>Lead: {name}</h3>
          <div className="form-card">
            <LeadForm
              words={words}
              content={content}
              screen={screen}
              captcha={captcha}
              onFocus={nothing}
              onSubmit={nothing}
              onCaptcha={nothing}
              idPrefix={`lead-${index}-${theme}`}
            />
          </div>
        </div>
      ))}
    </div>
  )
}
