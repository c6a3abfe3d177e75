import * as v from 'valibot'
import { LaterWords } from '../../ui/LaterWords.tsx'
import type { FirstWords } from './FirstStep.tsx'
import { RegistrationScreen, type StepProps } from './RegistrationScreen.tsx'
import { laterStepsMicrocopy } from './registration.microcopy.ts'
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
    failed={words['trouble.noConnection']}
    tryAgain={words['registration.tryAgain']}
  >
    {(own) => <RegistrationScreen {...step} words={{ ...words, ...own }} />}
  </LaterWords>
)
