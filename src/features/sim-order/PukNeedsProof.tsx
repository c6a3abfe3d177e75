import type { SimOrderStatusWords } from './sim-order.microcopy.ts'

interface Props {
  strongLogIn: string
  words: SimOrderStatusWords
}

/** A day after the eSIM was ready its PUK is for a proven identity. The log-in leads back to this order, which the visit keeps. */
export const PukNeedsProof = ({ strongLogIn, words }: Props) => (
  <span className="activation-puk">
    {words['cardOrder.pukStrongText']}
    <a className="button button-outline button-xs" href={strongLogIn}>
      {words['cardOrder.pukStrong']}
    </a>
  </span>
)
