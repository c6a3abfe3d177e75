import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect } from 'react'
import { $isOffline } from '../../session/connection.state.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Icon } from '../../ui/Icon.tsx'
import type { PanelWords } from './panel.microcopy.ts'

interface Props {
  isOpen: boolean
  title: ReactNode
  confirmLabel: string
  words: PanelWords
  onClose: () => void
  onConfirm: () => void
  children: ReactNode
}

/** What can't be undone is said before it is done. It closes when the connection goes: nothing can be confirmed then. */
export function ConfirmDialog({ isOpen, title, confirmLabel, words, onClose, onConfirm, children }: Props) {
  const isOffline = useStore($isOffline)
  useEffect(() => {
    if (isOffline && isOpen) onClose()
  })
  return (
    <Dialog isOpen={isOpen} title={title} closeLabel={words['settings.close']} onClose={onClose}>
      {/* Outside of an open dialog its words would be found twice. */}
      {isOpen && (
        <div className="grid gap-gap">
          {children}
          <div className="settings-actions">
            <Button type="outline" isFullWidthOnMobile onClick={onConfirm}>
              <Icon name="warning" size="sm" />
              {confirmLabel}
            </Button>
            <Button isFullWidthOnMobile onClick={onClose}>
              {words['settings.cancel']}
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  )
}
