import { formatDay } from '../../i18n/date.ts'
import { fill } from '../../i18n/fill.ts'
import type { Language } from '../../i18n/language.ts'
import { formatPhoneNumber } from '../../lib/phone-number.ts'
import { troubleKey } from '../../session/trouble-words.ts'
import { LatePart } from '../../ui/LatePart.tsx'
import { later } from '../../ui/later.tsx'
import { Notification } from '../../ui/Notification.tsx'
import { Progress, stagesOf } from '../../ui/Progress.tsx'
import { type HeadingTag, type Result, ResultFrame } from '../../ui/ResultFrame.tsx'
import { type Fact, Summary } from '../../ui/Summary.tsx'
import { TextWithPhones } from '../../ui/TextWithPhones.tsx'
import { Trouble } from '../../ui/Trouble.tsx'
import type { EsimCodesWords } from '../esim/esim-codes.microcopy.ts'
import { ActivationPuk } from './ActivationPuk.tsx'
import { OpenForBuyer } from './OpenForBuyer.tsx'
import { OrderLink } from './OrderLink.tsx'
import { PukNeedsProof } from './PukNeedsProof.tsx'
import type { StatusOf } from './sim-order.api.ts'
import type { SimOrderStatusWords } from './sim-order.microcopy.ts'
import type { StatusScreen } from './sim-order-status.store.ts'
import { isClosed, isContentTrue, isDecided, isUnderWay } from './sim-order-status.ts'
import { priceInWords } from './sim-order-words.ts'

const EsimCodes = later(async () => (await import('../esim/EsimCodes.tsx')).EsimCodes)

interface Props {
  screen: StatusScreen
  /** The page's title from content; shown once the operator has said that it is true. */
  title: string
  words: SimOrderStatusWords & EsimCodesWords
  language: Language
  /** Where a SIM of this kind is ordered. */
  orderPath: string
  /** What the customer has ordered; undefined for a guest. */
  ordersPath: string | undefined
  /** Where a guest finds an order; undefined where the site has no such page. */
  lookupPath?: string | undefined
  /** The strong log-in, which leads back to this page. */
  strongLogIn: string
  onAskAgain: () => void
  headingTag?: HeadingTag
}

export function SimOrderStatusScreen(props: Props) {
  const { words, headingTag, onAskAgain } = props
  return (
    <ResultFrame
      tag={headingTag}
      loadingLabel={words['cardOrder.loading']}
      onAskAgain={onAskAgain}
      {...resultOf(props)}
    />
  )
}

function resultOf(props: Props): Result {
  const { screen, title, words, orderPath } = props
  switch (screen.name) {
    case 'loading':
      return { outcome: 'waiting', heading: words['cardOrder.loading'] }
    case 'nothing':
      return {
        outcome: 'nothing',
        heading: words['cardOrder.nothingTitle'],
        happened: (
          <p>
            <TextWithPhones text={words['cardOrder.nothingText']} />
          </p>
        ),
        ways: (
          <>
            <a className="button button-primary button-md" href={orderPath}>
              {words['cardOrder.toOrder']}
            </a>
            <OrdersLink {...props} />
            {props.lookupPath && (
              <a className="text-link" href={props.lookupPath}>
                {words['orderLookup.link']}
              </a>
            )}
          </>
        ),
      }
    case 'failed':
      return {
        outcome: 'failed',
        heading: words['cardOrder.failedTitle'],
        happened: (
          <Trouble
            text={words[troubleKey(screen.trouble)]}
            reference={fill(words['trouble.reference'], { reference: screen.trouble.reference })}
          />
        ),
        askAgain: { label: words['cardOrder.askAgain'], isAsking: screen.isAsking },
      }
    case 'known': {
      const { order, isLate, isAsking } = screen
      return {
        outcome: isUnderWay(order) && !isLate ? 'waiting' : 'known',
        heading: headingOf(order, title, words),
        figure:
          'esim' in order && order.esim
            ? { value: formatPhoneNumber(order.esim.phoneNumber), caption: words['cardOrder.newNumber'] }
            : undefined,
        isContentTrue: isContentTrue(order),
        happened: (
          <>
            <Stages {...props} order={order} />
            <Standing {...props} order={order} />
            <Summary facts={neededFacts(props, order)} />
            {isLate && order.status !== 'unknown' && (
              <Notification type="info">
                <p>{words['cardOrder.late']}</p>
              </Notification>
            )}
          </>
        ),
        askAgain: isLate ? { label: words['cardOrder.askAgain'], isAsking } : undefined,
        ways: <OrdersLink {...props} />,
        papers: { title: words['cardOrder.papers'], content: <Papers {...props} order={order} /> },
      }
    }
  }
}

const OrdersLink = ({ ordersPath, words }: Pick<Props, 'ordersPath' | 'words'>) =>
  ordersPath && (
    <a className="text-link" href={ordersPath}>
      {words['orders.title']}
    </a>
  )

function headingOf(order: StatusOf, title: string, words: SimOrderStatusWords): string {
  const { status } = order
  switch (status) {
    case 'awaitingPayment':
    case 'notPaid':
    case 'preparing':
    case 'posted':
    case 'delivered':
    case 'installed':
    case 'unknown':
      return words[`cardOrder.${status}`]
    case 'ready':
      return isClosed(order) ? words['cardOrder.otherBrowser'] : title
    case 'paid':
      return title
  }
}

/** What the order's state means, and what can be done now. */
function Standing({ order, words, strongLogIn, orderPath }: Props & { order: StatusOf }) {
  switch (order.status) {
    case 'awaitingPayment':
      if (order.redirectUrl === null)
        return <p className="text-lead">{words['cardOrder.awaitingPaymentText']}</p>
      return (
        <>
          <p className="text-lead">{words['cardOrder.notBackText']}</p>
          <p className="result-ways">
            <a className="button button-primary button-md" href={order.redirectUrl}>
              {words['cardOrder.payNow']}
            </a>
            <a className="button button-outline button-md" href={orderPath}>
              {words['cardOrder.orderAgain']}
            </a>
          </p>
        </>
      )
    case 'notPaid':
      return (
        <>
          <Notification type="error">
            <p>{words['cardOrder.notPaidText']}</p>
          </Notification>
          <a className="button button-primary button-md" href={orderPath}>
            {words['cardOrder.orderAgain']}
          </a>
        </>
      )
    case 'preparing':
      return <p className="text-lead">{words['cardOrder.preparingText']}</p>
    case 'unknown':
      return <p className="text-lead">{words['cardOrder.unknownText']}</p>
    case 'ready':
      if (!order.esim) return <OpenForBuyer strongLogIn={strongLogIn} words={words} />
      return (
        <div className="esim-ready">
          <LatePart
            loadingLabel={words['cardOrder.loading']}
            failed={words['trouble.partNotLoaded']}
            tryAgain={words['cardOrder.tryAgain']}
          >
            <EsimCodes codes={order.esim.profile} words={words} />
          </LatePart>
        </div>
      )
    case 'installed':
      return (
        <>
          <Notification type="info">
            <p>{words['esim.dontDelete']}</p>
          </Notification>
          {!order.esim && <OpenForBuyer strongLogIn={strongLogIn} words={words} />}
        </>
      )
    case 'paid':
    case 'posted':
    case 'delivered':
      return null
  }
}

/** The PUK, or the way to it; nothing where there is none, or none any more. */
function pukOf({ words, strongLogIn }: Props, esim: OpenEsim) {
  if (esim.pukNeedsStrongLogIn) return <PukNeedsProof strongLogIn={strongLogIn} words={words} />
  return esim.simPUK !== null && <ActivationPuk simPUK={esim.simPUK} words={words} />
}

type OpenEsim = NonNullable<Extract<StatusOf, { status: 'ready' | 'installed' }>['esim']>

/** What the next steps ask for. */
const neededFacts = (props: Props, order: StatusOf): Fact[] => [
  [props.words['cardOrder.puk'], 'esim' in order && order.esim && pukOf(props, order.esim)],
  [
    props.words['cardOrder.trackingNumber'],
    order.status === 'posted' && order.trackingNumber && (
      <span className="reference">{order.trackingNumber}</span>
    ),
  ],
]

/** How far an eSIM, or a SIM on its way, has come. */
function Stages({ order, words }: Props & { order: StatusOf }) {
  const label = words['cardOrder.progress']
  switch (order.status) {
    case 'ready':
    case 'installed': {
      const names = [
        words['cardOrder.stageInstall'],
        words['cardOrder.stageActivate'],
        words['cardOrder.stageWorks'],
      ]
      return <Progress label={label} stages={stagesOf(names, order.status === 'ready' ? 0 : 1)} />
    }
    case 'paid':
    case 'posted':
    case 'delivered': {
      const names = [
        words['cardOrder.stagePaid'],
        words['cardOrder.stagePosted'],
        words['cardOrder.stageDelivered'],
      ]
      return (
        <Progress
          label={label}
          stages={stagesOf(names, { paid: 1, posted: 2, delivered: 3 }[order.status])}
        />
      )
    }
    case 'awaitingPayment':
    case 'notPaid':
    case 'preparing':
    case 'unknown':
      return null
  }
}

/** What the operator holds of the order. */
function Papers(props: Props & { order: StatusOf }) {
  const { order, words, language } = props
  const isPaid = isDecided(order) && order.status !== 'notPaid'
  const reference = <span className="reference">{order.orderReference}</span>
  const facts: Fact[] = [
    [words['cardOrder.reference'], reference],
    [words['cardOrder.orderedAt'], formatDay(order.orderedAt, language)],
    [words[isPaid ? 'cardOrder.paidTotal' : 'cardOrder.toPayTotal'], priceInWords(order.totalInCents, words)],
  ]
  return (
    <>
      <Summary facts={facts} />
      <p className="field-hint">
        <TextWithPhones text={words['cardOrder.referenceText']} />
      </p>
      {order.status === 'ready' && <OrderLink reference={order.orderReference} words={words} />}
    </>
  )
}
