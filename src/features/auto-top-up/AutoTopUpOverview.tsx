import { type ComponentProps, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { AutoTopUpForm } from './AutoTopUpForm.tsx'
import { AutoTopUpsNow } from './AutoTopUpsNow.tsx'

type Props = Omit<ComponentProps<typeof AutoTopUpForm>, 'isOpened'> & { settingsPath: string }

/**
 * How it is, then the form. Where one is set up already, another is behind a button: most come to look, or to change it.
 * A change takes the place of what is changed, which its fields begin with.
 */
export function AutoTopUpOverview({ settingsPath, ...form }: Props) {
  const { screen, words, language } = form
  const { facts } = screen
  const [isOpened, setOpened] = useState(false)
  const [wasBegun] = useState(isBegun(screen))
  return (
    <div className="auto-top-up">
      {!facts.replaced && <AutoTopUpsNow {...{ facts, words, language, settingsPath }} />}
      {isOpened || wasBegun || facts.current.length === 0 ? (
        <AutoTopUpForm {...form} isOpened={isOpened} />
      ) : (
        <div>
          <Button type="outline" isFullWidthOnMobile onClick={() => setOpened(true)}>
            {words['settings.setUpRecurring']}
          </Button>
        </div>
      )}
    </div>
  )
}

/** What someone began is not folded away: a change, a way back from the confirmation, something to mend. */
const isBegun = (screen: Props['screen']): boolean =>
  screen.facts.replaced !== undefined ||
  screen.name === 'checking' ||
  screen.isReturned === true ||
  screen.failure !== undefined ||
  Object.keys(screen.problems).length > 0
