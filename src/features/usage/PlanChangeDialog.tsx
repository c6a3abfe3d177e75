import type { ReactNode } from 'react'
import { Dialog } from '../../ui/Dialog.tsx'
import type { UsageWords } from './usage.microcopy.ts'

interface Props {
  screen: { name: string }
  title: string
  words: UsageWords
  onClose: () => void
  children: ReactNode
}

/** The frame around the steps of a change of a plan. */
export const PlanChangeDialog = ({ screen, title, words, onClose, children }: Props) => (
  <Dialog isOpen={screen.name !== 'closed'} title={title} closeLabel={words['usage.close']} onClose={onClose}>
    <div className="dialog-steps">{children}</div>
  </Dialog>
)
