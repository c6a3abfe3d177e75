import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { account, numberOf } from '../../session/account.store.ts'
import { GameFlow, type GameProps } from './GameFlow.tsx'

/** The form for who is signed in: it begins with the current number. */
export function OwnGameRegistration(props: GameProps) {
  const loaded = useStore(account.$loaded)
  useEffect(() => void account.load(), [])
  const number = loaded.name === 'ready' ? numberOf(loaded.value) : null
  return <GameFlow key={number} {...props} ownNumber={number} />
}
