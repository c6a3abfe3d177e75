import type { BerriesByPlan } from '../../content/berry.ts'
import { fill } from '../../i18n/fill.ts'
import { troubleKey } from '../../session/trouble-words.ts'
import { Berry } from '../../ui/Berry.tsx'
import { Button } from '../../ui/Button.tsx'
import { Notification } from '../../ui/Notification.tsx'
import { Progress, stagesOf } from '../../ui/Progress.tsx'
import { type HeadingTag, type Result, ResultFrame } from '../../ui/ResultFrame.tsx'
import { TextWithPhones } from '../../ui/TextWithPhones.tsx'
import { Trouble } from '../../ui/Trouble.tsx'
import { planBerry } from '../own-plan/plan-berry.ts'
import { type OrderOutcome, resultOf } from './order-outcome.ts'
import type { OrderResultWords } from './order-result.microcopy.ts'
import type { Activation, OrderResultScreen as Screen } from './order-result.store.ts'

interface Props {
  screen: Screen
  /** The page's title from content; shown once the operator has said that it is true. */
  title: string
  words: OrderResultWords
  paths: OrderResultPaths
  berries: BerriesByPlan
  onTryAgain: () => void
  headingTag?: HeadingTag
}

export function OrderResultScreen(props: Props) {
  return (
    <ResultFrame
      tag={props.headingTag}
      loadingLabel={props.words['orderResult.loading']}
      onAskAgain={props.onTryAgain}
      {...frameOf(props)}
    />
  )
}

/** On to what remains and to all that was ordered. */
const ToWhatIsThere = ({ words, paths }: Pick<Props, 'words' | 'paths'>) => (
  <>
    <a className="button button-primary button-md" href={paths.usage}>
      {words['orderResult.usage']}
    </a>
    <a className="text-link" href={paths.orders}>
      {words['orders.title']}
    </a>
  </>
)

function frameOf(props: Props): Result {
  const { screen, title, words, paths, berries } = props
  switch (screen.name) {
    case 'loading':
      return { outcome: 'waiting', heading: words['orderResult.loading'] }
    case 'nothing':
      return {
        outcome: 'nothing',
        heading: words['orderResult.nothingTitle'],
        happened: <p>{words['orderResult.nothingText']}</p>,
        ways: (
          <>
            <ToWhatIsThere words={words} paths={paths} />
            <a className="text-link" href={paths.plans}>
              {words['orderResult.toPlans']}
            </a>
          </>
        ),
      }
    case 'notOrdered':
      return {
        outcome: 'known',
        heading: title,
        isContentTrue: true,
        happened: (
          <>
            <Notification type="error">
              <p>
                <TextWithPhones text={words[`checkout.${screen.outcome.problem ?? 'unknown'}`]} />
              </p>
            </Notification>
            <Items outcome={screen.outcome} words={words} berries={berries} />
          </>
        ),
        ways: (
          <a className="text-link" href={paths.plans}>
            {words['orderResult.toPlans']}
          </a>
        ),
      }
    case 'ordered': {
      const { outcome, activation } = screen
      const isWhole = resultOf(outcome.items) === 'all'
      return {
        outcome: 'known',
        picture: <OrderedBerries outcome={outcome} berries={berries} />,
        heading: isWhole ? title : words['orderResult.partTitle'],
        // The content speaks of an order that went through whole and is being activated.
        isContentTrue: isWhole && activation.name === 'pending',
        figure: isWhole ? { value: namesIn(outcome), caption: words['orderResult.yours'] } : undefined,
        happened: <Ordered {...props} outcome={outcome} activation={activation} />,
        ways: <ToWhatIsThere words={words} paths={paths} />,
        papers: {
          title: words['orderResult.papers'],
          content: <Papers {...props} outcome={outcome} />,
        },
      }
    }
  }
}

const namesIn = ({ items }: OrderOutcome) => items.map(({ planName }) => planName).join(', ')

/** What was ordered, before anything is said about it. */
function OrderedBerries({ outcome, berries }: Pick<Props, 'berries'> & { outcome: OrderOutcome }) {
  const ordered = outcome.items.filter(({ submitted }) => submitted)
  return (
    <div className="flex flex-wrap gap-gap" aria-hidden="true">
      {ordered.map(({ planId }) => (
        <Berry key={planId} berry={planBerry(planId, berries[planId])} detail="card" />
      ))}
    </div>
  )
}

function Ordered(props: Props & { outcome: OrderOutcome; activation: Activation }) {
  const { outcome, words, paths, berries } = props
  const { problem, game } = outcome
  const isPart = resultOf(outcome.items) === 'some'
  return (
    <>
      {isPart && (
        <Notification type="warning" title={words['orderResult.partText']}>
          <p>
            <TextWithPhones text={words[`checkout.${problem ?? 'unknown'}`]} />
          </p>
          <a className="text-link" href={paths.order}>
            {words['orderResult.toOrder']}
          </a>
        </Notification>
      )}
      {isPart && <Items outcome={outcome} words={words} berries={berries} />}
      <Progress label={words['orderResult.progress']} stages={stagesTo(props)} />
      <ActivationNotice {...props} />
      {game !== 'NOT_OFFERED' && (
        <Notification type={gameNotices[game]}>
          <p>{game === 'unknown' ? words['orderResult.gameUnknown'] : words[`orderResult.${game}`]}</p>
          {game === 'FAILED' && (
            <a className="text-link" href={paths.game}>
              {words['orderResult.toGame']}
            </a>
          )}
        </Notification>
      )}
    </>
  )
}

/** Ordered, being activated, active: the last is behind once the operator says so. */
const stagesTo = ({ activation, words }: Pick<Props, 'words'> & { activation: Activation }) =>
  stagesOf(
    [words['orderResult.submitted'], words['orderResult.stagePending'], words['orderResult.stageActive']],
    activation.name === 'active' ? 3 : 1,
  )

function Papers({ outcome, words, paths, berries }: Props & { outcome: OrderOutcome }) {
  return (
    <>
      {resultOf(outcome.items) === 'all' && <Items outcome={outcome} words={words} berries={berries} />}
      {outcome.reference && (
        <p>
          {words['orderResult.reference']}{' '}
          <b className="reference [display:inline-block]">{outcome.reference}</b>
        </p>
      )}
      <p>
        {words['orderResult.withdrawal']}{' '}
        <a className="text-link" href={paths.usage}>
          {words['orderResult.usage']}
        </a>
      </p>
    </>
  )
}

const gameNotices = {
  REGISTERED: 'success',
  ALREADY_REGISTERED: 'success',
  FAILED: 'warning',
  unknown: 'info',
} as const

function Items({ outcome, words, berries }: Pick<Props, 'words' | 'berries'> & { outcome: OrderOutcome }) {
  return (
    <dl className="fact-list">
      {outcome.items.map(({ planId, planName, submitted }) => (
        <div key={planId}>
          <dt>
            <Berry berry={planBerry(planId, berries[planId])} detail="mark" />
            {planName}
          </dt>
          <dd className={submitted ? 'is-covered' : 'is-short'}>
            {words[submitted ? 'orderResult.submitted' : 'orderResult.notSubmitted']}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Standard rates are reported until the operator says that every plan works. */
function ActivationNotice({
  activation,
  words,
  onTryAgain,
}: Pick<Props, 'words' | 'onTryAgain'> & { activation: Activation }) {
  switch (activation.name) {
    case 'asking':
    case 'pending':
      return (
        <Notification type="info" title={words['orderResult.pendingTitle']}>
          <p>{words['orderResult.pending']}</p>
        </Notification>
      )
    case 'active':
      return (
        <Notification type="success" title={words['orderResult.activeTitle']}>
          <p>{words['orderResult.active']}</p>
        </Notification>
      )
    case 'failed':
      return (
        <Trouble
          title={words['orderResult.activationFailed']}
          text={`${words[troubleKey(activation.failed)]} ${words['orderResult.pending']}`}
          reference={fill(words['trouble.reference'], { reference: activation.failed.reference })}
        >
          <Button type="outline" size="sm" onClick={onTryAgain}>
            {words['orderResult.tryAgain']}
          </Button>
        </Trouble>
      )
  }
}

/** Where a result leads to. */
export interface OrderResultPaths {
  success: string
  failure: string
  order: string
  /** What the customer has ordered. */
  orders: string
  plans: string
  usage: string
  /** Where a number is registered for the game. */
  game: string
}
