import { Button } from '../../ui/Button.tsx'
import type { AccountBarWords } from './account.microcopy.ts'
import type { BarAction } from './account-bar.store.ts'

interface Props {
  action: BarAction
  words: AccountBarWords
  isWide?: boolean
  onLogOut: () => void
}

/** The way out: in the menu of numbers, and in the sheet with everything else. */
export const LogOut = ({ action, words, isWide = false, onLogOut }: Props) => (
  <Button
    type="outline"
    size="sm"
    isWide={isWide}
    busyLabel={action.name === 'loggingOut' ? words['account.loggingOut'] : undefined}
    onClick={onLogOut}
  >
    {words['account.logOut']}
  </Button>
)
