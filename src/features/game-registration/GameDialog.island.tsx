import type { ReactNode } from 'react'
import { InvokedDialog } from '../../ui/InvokedDialog.tsx'
import type { GameProps } from './GameFlow.tsx'
import { GameRegistration } from './GameRegistration.island.tsx'
import { OwnGameRegistration } from './OwnGameRegistration.island.tsx'

interface Props extends GameProps {
  id: string
  title: string
  closeLabel: string
  /** In self-service the form begins with the current number. */
  isOwn: boolean
  /** What the content says above the form. */
  children?: ReactNode
}

/** The game's form in a dialog that the page opens itself; script comes once it is open. */
export function GameDialog({ id, title, closeLabel, isOwn, children, ...game }: Props) {
  return (
    <InvokedDialog id={id} title={title} closeLabel={closeLabel} name="game">
      {children}
      {isOwn ? <OwnGameRegistration {...game} /> : <GameRegistration {...game} />}
    </InvokedDialog>
  )
}
