import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { $isOffline } from '../../../session/connection.state.ts'
import { Button } from '../../../ui/Button.tsx'
import type { IconName } from '../../../ui/icons.ts'
import { UntilOnline } from '../../../ui/UntilOnline.tsx'
import { CardTitle } from '../CardTitle.tsx'
import { FailedNotice } from '../FailedNotice.tsx'
import { StrongNeeded } from '../StrongNeeded.tsx'
import type { Revealed } from './reveal.ts'
import type { SimWords } from './sim.microcopy.ts'

interface Props<Value> {
  id: string
  icon: IconName
  title: string
  text: string
  showLabel: string
  revealed: Revealed<Value>
  words: SimWords
  onShow: () => void
  onHide: () => void
  children: (value: Value) => ReactNode
}

/** What is shown only to who asks for it. */
export function RevealCard<Value>({
  id,
  icon,
  title,
  text,
  showLabel,
  revealed,
  words,
  onShow,
  onHide,
  children,
}: Props<Value>) {
  const isOffline = useStore($isOffline)
  return (
    <section className="settings-card" aria-labelledby={id}>
      <div className="grid gap-1">
        <CardTitle id={id} icon={icon}>
          {title}
        </CardTitle>
        <p>{text}</p>
      </div>
      <div className="grid gap-gap" aria-live="polite">
        {revealed.name === 'shown' && children(revealed.value)}
        {revealed.name === 'strongNeeded' && (
          <StrongNeeded words={words} text={words['settings.strongNeeded']} />
        )}
        {revealed.name === 'failed' && (
          <UntilOnline failure={revealed.failed}>
            <FailedNotice failed={revealed.failed} words={words} />
          </UntilOnline>
        )}
      </div>
      {revealed.name !== 'strongNeeded' && (
        <div className="settings-actions">
          {revealed.name === 'shown' ? (
            <Button type="outline" size="sm" onClick={onHide}>
              {words['settings.hide']}
            </Button>
          ) : (
            <Button
              type="outline"
              size="sm"
              isOff={isOffline}
              busyLabel={revealed.name === 'asking' ? words['settings.loading'] : undefined}
              onClick={onShow}
            >
              {showLabel}
            </Button>
          )}
        </div>
      )}
    </section>
  )
}
