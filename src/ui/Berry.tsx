import type { DrawnBerry } from '../content/berry.ts'
import sprite from './berries.svg?url'

interface Props {
  berry: DrawnBerry
  detail: 'mark' | 'card'
}

/**
 * What is drawn for a plan: of `mark` detail beside a line of text, of `card` detail where there is room. The name is beside it.
 * Why: docs/decisions/0084-berries-in-one-file.md
 */
export function Berry({ berry, detail }: Props) {
  return (
    <svg className={`berry berry-${detail}`} aria-hidden="true">
      <use href={`${sprite}#${berry}${detail === 'mark' ? '-mark' : ''}`} />
    </svg>
  )
}
