import { type PaymentMark, paymentMarkPaths } from '../lib/payment-mark.ts'

/** Official marks beside a name in words, which says the same to a screen reader. */
export const PaymentMarks = ({ marks }: { marks: readonly PaymentMark[] }) => (
  <span className="payment-marks">
    {marks.map((mark) => (
      <img key={mark} src={paymentMarkPaths[mark]} alt="" width={48} height={30} />
    ))}
  </span>
)
