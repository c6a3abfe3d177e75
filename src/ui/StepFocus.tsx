import { type ReactNode, useEffect, useRef } from 'react'

interface Props {
  /** The step that is shown. */
  step: string
  children: ReactNode
}

/** Around the steps of a flow: at another step the focus goes to what `data-takes-focus` marks. */
export function StepFocus({ step, children }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    // The button that was pressed is gone, and the reader's place with it.
    box.current?.querySelector<HTMLElement>('[data-takes-focus]')?.focus()
  }, [step])
  return (
    <div className="contents" ref={box}>
      {children}
    </div>
  )
}
