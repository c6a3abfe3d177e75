import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import type { CopyWords } from '../../ui/copy.microcopy.ts'
import type { SimOrderStatusWords } from './sim-order.microcopy.ts'

interface Props {
  simPUK: string
  words: SimOrderStatusWords & CopyWords
}

/** The PUK that activating the eSIM's number asks for: seen only when asked for, since someone may look on. */
export function ActivationPuk({ simPUK, words }: Props) {
  const [isShown, setShown] = useState(false)
  return (
    <span className="activation-puk">
      {isShown && (
        <>
          <code className="reference">{simPUK}</code>
          <CopyButton text={simPUK} label={words['cardOrder.puk']} words={words} />
        </>
      )}
      <Button type="outline" size="xs" onClick={() => setShown(!isShown)}>
        {words[isShown ? 'cardOrder.hidePuk' : 'cardOrder.showPuk']}
      </Button>
    </span>
  )
}
