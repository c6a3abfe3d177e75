import { useId } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { CardTitle } from '../CardTitle.tsx'
import { ChangeNotice, isSaving } from '../ChangeNotice.tsx'
import type { Change } from '../change.ts'
import { StrongChange } from '../StrongChange.tsx'
import type { DataWords } from './data.microcopy.ts'

interface Props {
  change: Change
  isOff: boolean
  words: DataWords
  onGet: () => void
}

/** A copy of what the operator keeps, as a file. */
export function DataCopy({ change, isOff, words, onGet }: Props) {
  const titleId = useId()
  return (
    <section className="settings-card" aria-labelledby={titleId}>
      <div className="grid gap-1">
        <CardTitle id={titleId} icon="shield">
          {words['settings.copy']}
        </CardTitle>
        <p>{words['settings.copyText']}</p>
      </div>
      <div className="settings-actions">
        <Button
          type="outline"
          size="sm"
          isOff={isOff}
          busyLabel={isSaving(change, 'copy') ? words['settings.loading'] : undefined}
          onClick={onGet}
        >
          {words['settings.copyGet']}
        </Button>
      </div>
      <StrongChange target="copy" text={words['settings.copyStrong']} {...{ change, words }}>
        <ChangeNotice change={change} targets={['copy']} words={words} saved={words['settings.copySaved']} />
      </StrongChange>
    </section>
  )
}
