import { Button } from '../../ui/Button.tsx'
import type { TopUpResultWords } from './top-up-result.microcopy.ts'

/** Makes the facts of a paid top-up a receipt: whose it is, and a way to keep it. Printed, the page is just that. */
export function Receipt({ words }: { words: TopUpResultWords }) {
  return (
    <div className="receipt">
      <p className="receipt-seller">{words['topUpResult.seller']}</p>
      <Button type="outline" onClick={() => print()}>
        {words['topUpResult.print']}
      </Button>
    </div>
  )
}
