import * as v from 'valibot'
import { LaterWords } from '../../ui/LaterWords.tsx'
import { RegistrationScreen } from './RegistrationScreen.tsx'
import { type FirstWords, laterStepsMicrocopy } from './registration.microcopy.ts'
import type { StepProps } from './registration-props.ts'
import type { Screen } from './registration-screen.ts'

const OwnWords = v.object(v.entriesFromList(laterStepsMicrocopy, v.string()))

interface Props extends Omit<StepProps, 'words'> {
  words: FirstWords
  screen: Screen
}

/** The steps after the number, once their words are there. */
export const LaterSteps = ({ words, ...step }: Props) => (
  <LaterWords
    path={`/registration.${step.language}.json`}
    schema={OwnWords}
    loadingLabel={words['registration.asking']}
    failed={words['trouble.partNotLoaded']}
    tryAgain={words['registration.tryAgain']}
  >
    {(own) => <RegistrationScreen {...step} words={{ ...words, ...own }} />}
  </LaterWords>
)
