import { type Cents, formatEuro } from '../lib/money.ts'

interface Props {
  /** Nothing is shown without one. */
  price: Cents | undefined
  /** What a screen reader hears before it. */
  label: string
}

/** The price before a reduction, struck through, beside the one that is paid. */
export const ReducedFrom = ({ price, label }: Props) =>
  price !== undefined && (
    <>
      <span className="sr-only">{label} </span>
      <s className="reduced-from">{formatEuro(price)}</s>{' '}
    </>
  )
