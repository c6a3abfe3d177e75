import { AutoTopUpResultScreen } from '../features/auto-top-up/AutoTopUpResultScreen.tsx'
import { AutoTopUpScreen } from '../features/auto-top-up/AutoTopUpScreen.tsx'
import type { AutoTopUpResultWords, AutoTopUpWords } from '../features/auto-top-up/auto-top-up.microcopy.ts'
import { forms, results, today } from './auto-top-up-states.ts'

interface Props {
  theme: string
  words: AutoTopUpWords & AutoTopUpResultWords
  /** The title of the page that says that it is set up. */
  title: string
}

const nothing = () => undefined

/** Every state of setting up an auto top-up; without script, so that none takes focus. */
export function GalleryAutoTopUp({ theme, words, title }: Props) {
  return (
    <>
      <div className="gallery-row gallery-states">
        {forms.map(([name, state], index) => (
          <div key={name}>
            <h3>Auto top-up: {name}</h3>
            <AutoTopUpScreen
              {...state}
              today={today}
              words={words}
              language="lt"
              settingsPath="/"
              isOff={false}
              onDraft={nothing}
              onReview={nothing}
              onSetUp={nothing}
              onSendEarlier={nothing}
              onSetUpBeside={nothing}
              onChange={nothing}
              onTryAgain={nothing}
              idPrefix={`auto-top-up-${index}-${theme}`}
            />
          </div>
        ))}
      </div>
      <div className="gallery-row gallery-states">
        {results.map(([name, screen]) => (
          <div key={name}>
            <h3>Auto top-up result: {name}</h3>
            <div className="result">
              <AutoTopUpResultScreen
                screen={screen}
                title={title}
                words={words}
                language="lt"
                autoTopUpPath="/"
                headingTag="h4"
                onAskAgain={nothing}
              />
            </div>
          </div>
        ))}
      </div>
    </>
  )
}
