import { type ComponentProps, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { AutoTopUpForm } from './AutoTopUpForm.tsx'
import { AutoTopUpsNow } from './AutoTopUpsNow.tsx'

type Props = ComponentProps<typeof AutoTopUpForm> & { settingsPath: string }

/** How it is, then the form. Where one is set up already, another is behind a button: most come to look, or to change it. */
export function AutoTopUpOverview({ settingsPath, ...form }: Props) {
  const { screen, words, language } = form
  const { facts } = screen
  const [isAdding, setAdding] = useState(isAddingAlready(screen))
  return (
    <div className="auto-top-up">
      <AutoTopUpsNow {...{ facts, words, language, settingsPath }} />
      {isAdding || facts.current.length === 0 ? (
        <AutoTopUpForm {...form} />
      ) : (
        <div>
          <Button type="outline" isFullWidthOnMobile onClick={() => setAdding(true)}>
            {words['settings.setUpRecurring']}
          </Button>
        </div>
      )}
    </div>
  )
}

/** What someone began is not folded away: a change, a way back from the confirmation, something to mend. */
const isAddingAlready = (screen: Props['screen']): boolean =>
  screen.facts.replaced !== undefined ||
  screen.name === 'checking' ||
  screen.isReturned === true ||
  screen.failure !== undefined ||
  Object.keys(screen.problems).length > 0
