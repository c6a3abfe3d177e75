import type { ReactNode } from 'react'
import * as v from 'valibot'
import { InvokedDialog } from '../../ui/InvokedDialog.tsx'
import { LaterWords } from '../../ui/LaterWords.tsx'
import type { GameProps } from './GameFlow.tsx'
import { GameRegistration } from './GameRegistration.island.tsx'
import { type GameDialogWords, gameRegistrationMicrocopy } from './game-registration.microcopy.ts'
import { OwnGameRegistration } from './OwnGameRegistration.island.tsx'

const FormWords = v.object(v.entriesFromList(gameRegistrationMicrocopy, v.string()))

interface Props extends Omit<GameProps, 'words'> {
  id: string
  title: string
  words: GameDialogWords
  /** In self-service the form begins with the current number. */
  isOwn: boolean
  /** What the content says above the form. */
  children?: ReactNode
}

/** The game's form in a dialog that the page opens itself; script comes once it is open, and the form's words with it. */
export function GameDialog({ id, title, words, isOwn, children, ...game }: Props) {
  const Registration = isOwn ? OwnGameRegistration : GameRegistration
  return (
    <InvokedDialog id={id} title={title} closeLabel={words['dialog.close']} name="game">
      {children}
      <LaterWords
        path={`/game.${game.language}.json`}
        schema={FormWords}
        loadingLabel={words['game.asking']}
        failed={words['trouble.unknown']}
        tryAgain={words['game.again']}
      >
        {(formWords) => <Registration {...game} words={formWords} />}
      </LaterWords>
    </InvokedDialog>
  )
}
