import { GameFlow, type GameProps } from './GameFlow.tsx'

/** The form for everybody. */
export function GameRegistration(props: GameProps) {
  return <GameFlow {...props} />
}
