import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Notification } from '../../ui/Notification.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { TextWithPhones } from '../../ui/TextWithPhones.tsx'
import type { RegistrationWords } from './registration.microcopy.ts'
import type { IdentityProblem } from './registration.ts'
import type { StepProps } from './registration-props.ts'
import type { IdentityStep } from './registration-screen.ts'
import { StepHead } from './StepHead.tsx'
import { UnansweredStep } from './UnansweredStep.tsx'

interface Props extends StepProps {
  screen: IdentityStep
}

const needs = [
  'registration.identityNeedDocument',
  'registration.identityNeedLight',
  'registration.identityNeedCamera',
] as const

/** What the identity check takes, why the last one was not enough, and the way to it. */
export function IdentityCheck({ screen, words, content, paths, here, store }: Props) {
  const { problem, failed, isAsking } = screen
  return (
    <div className="form-card">
      <StepHead flow="declare" step="identity" words={words}>
        {words['registration.identity']}
      </StepHead>
      {problem && (
        <Notification type={problem === 'noChecksLeft' ? 'error' : 'warning'} title={titleOf(problem, words)}>
          <p>
            <TextWithPhones text={words[`registration.problem.${problem}`]} />
          </p>
        </Notification>
      )}
      {problem !== 'noChecksLeft' && (
        <>
          <Picture className="registration-picture" drawing={content.pictures.identity} />
          <p>{words['registration.identityText']}</p>
          <ul className="registration-needs">
            {needs.map((need) => (
              <li key={need}>
                <Icon name="check" size="sm" />
                {words[need]}
              </li>
            ))}
          </ul>
        </>
      )}
      <UnansweredStep failed={failed} words={words} paths={paths} here={here} />
      {problem === 'noChecksLeft' ? (
        <a className="button button-primary button-lg" href="tel:+37060001808">
          {words['registration.callUs']}
        </a>
      ) : (
        <Button
          isWide
          busyLabel={isAsking ? words['registration.asking'] : undefined}
          onClick={() => void store.beginCheck()}
        >
          {words[problem ? 'registration.checkAgain' : 'registration.beginCheck']}
        </Button>
      )}
      <div className="form-ways">
        <Button type="text" size="sm" onClick={store.restart}>
          {words['registration.otherNumber']}
        </Button>
      </div>
    </div>
  )
}

function titleOf(problem: IdentityProblem, words: RegistrationWords): string {
  switch (problem) {
    case 'documentUnreadable':
    case 'documentNotAccepted':
    case 'faceNotVisible':
    case 'other':
      return words['registration.resubmit']
    case 'abandoned':
    case 'expired':
      return words['registration.notFinished']
    case 'noChecksLeft':
      return words['registration.noChecksLeft']
  }
}
