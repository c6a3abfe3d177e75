import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { $isOffline } from '../../session/connection.state.ts'
import { isWithoutConnection, type Loaded } from '../../session/loaded.ts'
import { Button } from '../../ui/Button.tsx'
import { FailedNotice } from './FailedNotice.tsx'
import type { PanelWords } from './panel.microcopy.ts'
import { SettingsSkeleton } from './SettingsSkeleton.tsx'

interface Props<Value> {
  words: PanelWords
  loaded: Loaded<Value>
  onTryAgain: () => void
  /** How many cards come with the answer. */
  cards?: number
  /** `isOff`: there is no connection, so nothing can be changed. */
  children: (value: Value, isOff: boolean) => ReactNode
}

/** What a panel shows of the operator's answer, and what is there without one. */
export function SettingsLoaded<Value>({ loaded, words, onTryAgain, cards, children }: Props<Value>) {
  const isOffline = useStore($isOffline)
  switch (loaded.name) {
    case 'loading':
      return <SettingsSkeleton label={words['settings.loading']} cards={cards} />
    case 'failed':
      return (
        <FailedNotice failed={loaded.failed} words={words}>
          <Button type="outline" size="sm" onClick={onTryAgain}>
            {words['settings.tryAgain']}
          </Button>
        </FailedNotice>
      )
    case 'ready':
      return children(loaded.value, isOffline || isWithoutConnection(loaded.failed))
  }
}
