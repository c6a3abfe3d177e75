import type { ReactNode } from 'react'
import { formatMoment } from '../../i18n/date.ts'
import { fill } from '../../i18n/fill.ts'
import type { Loaded } from '../../session/loaded.ts'
import { Button } from '../../ui/Button.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { FailedNotice } from './FailedNotice.tsx'
import type { PanelProps } from './Settings.island.tsx'

interface Props<Value> extends Pick<PanelProps, 'words' | 'language'> {
  loaded: Loaded<Value>
  onTryAgain: () => void
  children: (value: Value) => ReactNode
}

/** What a panel shows of the operator's answer, and what stands there without one. */
export function SettingsLoaded<Value>({ loaded, words, language, onTryAgain, children }: Props<Value>) {
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
      return (
        <>
          {loaded.failed && (
            <FailedNotice failed={loaded.failed} words={words}>
              <p>{fill(words['settings.asOf'], { time: formatMoment(loaded.at, language) })}</p>
            </FailedNotice>
          )}
          {children(loaded.value)}
        </>
      )
  }
}
