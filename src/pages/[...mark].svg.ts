import type { APIRoute } from 'astro'
import { paymentMarkDrawing } from '../content/payment-mark-drawing.ts'
import { type PaymentMark, paymentMarkPaths, paymentMarks } from '../lib/payment-mark.ts'

export const getStaticPaths = () =>
  paymentMarks.map((mark) => ({
    params: { mark: paymentMarkPaths[mark].slice(1, -'.svg'.length) },
    props: { mark },
  }))

interface Props {
  mark: PaymentMark
}
export const GET: APIRoute<Props> = ({ props: { mark } }) =>
  new Response(paymentMarkDrawing(mark), { headers: { 'Content-Type': 'image/svg+xml' } })
