import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { $isOffline } from '../../session/connection.state.ts'
import { isWithoutConnection, type Loaded } from '../../session/loaded.ts'
import { Button } from '../../ui/Button.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { FailedNotice } from './FailedNotice.tsx'
import type { PanelProps } from './settings-props.ts'

interface Props<Value> extends Pick<PanelProps, 'words'> {
  loaded: Loaded<Value>
  onTryAgain: () => void
  /** `isOff`: there is no connection, so nothing can be changed. */
  children: (value: Value, isOff: boolean) => ReactNode
}

/** What a panel shows of the operator's answer, and what is there without one. */
export function SettingsLoaded<Value>({ loaded, words, onTryAgain, children }: Props<Value>) {
  const isOffline = useStore($isOffline)
  switch (loaded.name) {
    case 'loading':
      return <Spinner label={words['settings.loading']} />
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
