import { TextWithPhones } from '../../ui/TextWithPhones.tsx'
import type { SimOrderStatusWords } from './sim-order.microcopy.ts'

interface Props {
  strongLogIn: string
  words: SimOrderStatusWords
}

/** Another session ordered this eSIM: the way to it for its buyer. The log-in leads back to this order, which the visit keeps. */
export const OpenForBuyer = ({ strongLogIn, words }: Props) => (
  <>
    <p className="text-lead">
      <TextWithPhones text={words['cardOrder.otherBrowserText']} />
    </p>
    <p className="result-ways">
      <a className="button button-primary button-md" href={strongLogIn}>
        {words['cardOrder.pukStrong']}
      </a>
    </p>
  </>
)
