import type { Failed } from '../../session/loaded.ts'
import { logInAddress } from '../../session/redirects.ts'
import { Icon } from '../../ui/Icon.tsx'
import { NewTabLink } from '../../ui/NewTabLink.tsx'
import { UntilOnline } from '../../ui/UntilOnline.tsx'
import type { StepProps } from './registration-props.ts'
import { Unanswered } from './Unanswered.tsx'

interface Props extends Pick<StepProps, 'words' | 'paths' | 'here'> {
  failed: Failed | undefined
}

/** A step that brought no answer; where the session has ended, with the way to log in. */
export function UnansweredStep({ failed, words, paths, here }: Props) {
  if (!failed) return null
  return (
    <UntilOnline failure={failed}>
      <Unanswered failed={failed} words={words}>
        {failed.kind === 'unauthorized' && (
          // In a window of its own, so that what was typed here stays.
          <NewTabLink
            className="button button-secondary button-sm mt-2"
            href={logInAddress(paths.logIn, here)}
            words={words}
          >
            {words['registration.logInButton']}
            <Icon name="arrow-up-right" size="sm" />
          </NewTabLink>
        )}
      </Unanswered>
    </UntilOnline>
  )
}
