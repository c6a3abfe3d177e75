import type { ReactNode } from 'react'
import { Button } from './Button.tsx'

interface Props {
  /** What the buttons say. */
  download: string
  print: string
  onDownload: () => void
  /** Where there is more to see. */
  children?: ReactNode
}

/** What can be done with lines on record: a file of them, or paper. */
export const RecordsActions = ({ download, print: onPaper, onDownload, children }: Props) => (
  <div className="records-actions">
    <Button type="outline" size="sm" onClick={onDownload}>
      {download}
    </Button>
    <Button type="outline" size="sm" onClick={() => print()}>
      {onPaper}
    </Button>
    {children}
  </div>
)
