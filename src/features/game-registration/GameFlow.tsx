import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { Language } from '../../i18n/language.ts'
import type { PhoneNumber } from '../../lib/phone-number.ts'
import { intentUnder } from '../../operator/client/intent.ts'
import { GameScreen } from './GameScreen.tsx'
import { gameMark } from './game-mark.state.ts'
import { gameRegistrationApi } from './game-registration.api.ts'
import type { GameWords } from './game-registration.microcopy.ts'
import { createGameRegistrationStore, type Screen } from './game-registration.store.ts'

export interface GameProps {
  words: GameWords
  language: Language
  successPath: string
}

interface Props extends GameProps {
  ownNumber?: PhoneNumber | null
}

const firstScreen: Screen = { name: 'asking' }

/** Registering a number for the game. */
export function GameFlow({ words, language, successPath, ownNumber }: Props) {
  const [store] = useState(() =>
    createGameRegistrationStore({
      language,
      api: gameRegistrationApi(),
      intent: intentUnder('game-intent'),
      showSuccess() {
        gameMark.write(true)
        location.assign(successPath)
      },
    }),
  )
  const screen = useStore(store.$screen, { ssr: () => firstScreen })
  useEffect(() => {
    void store.start()
    const resume = ({ persisted }: PageTransitionEvent) => persisted && store.resume()
    addEventListener('pageshow', resume)
    return () => removeEventListener('pageshow', resume)
  }, [store])
  return (
    <GameScreen
      words={words}
      language={language}
      screen={screen}
      ownNumber={ownNumber}
      onStart={store.start}
      onSubmit={store.submit}
      idPrefix="game-"
    />
  )
}
