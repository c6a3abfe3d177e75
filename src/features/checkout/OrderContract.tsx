import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useRef } from 'react'
import type { DrawnBerry } from '../../content/berry.ts'
import { formatDay } from '../../i18n/date.ts'
import { fill } from '../../i18n/fill.ts'
import { formatList } from '../../i18n/list.ts'
import { systemClock } from '../../lib/clock.ts'
import { formatEuro, toCents } from '../../lib/money.ts'
import { formatPhoneNumber } from '../../lib/phone-number.ts'
import { unreducedPrice } from '../../lib/sold-plan.ts'
import { troubleKey } from '../../session/trouble-words.ts'
import { Berry } from '../../ui/Berry.tsx'
import { Button } from '../../ui/Button.tsx'
import { EarlierAttempt } from '../../ui/EarlierAttempt.tsx'
import { NewTabLink, type NewTabWords } from '../../ui/NewTabLink.tsx'
import { Notification } from '../../ui/Notification.tsx'
import { Period } from '../../ui/Period.tsx'
import { ReducedFrom } from '../../ui/ReducedFrom.tsx'
import { TextWithLinks } from '../../ui/TextWithLinks.tsx'
import { TextWithPhones } from '../../ui/TextWithPhones.tsx'
import { Trouble } from '../../ui/Trouble.tsx'
import { planBerry } from '../own-plan/plan-berry.ts'
import { AskFirst } from '../unfinished/AskFirst.tsx'
import type { EarlierOrder } from './checkout.store.ts'
import { isCovered, type OrderLine } from './checkout.ts'
import type { OrderContractProps } from './checkout-props.ts'
import { gainLines } from './gain-lines.ts'
import { $orderedPlans } from './running-plans.state.ts'
import { runningBeside } from './running-plans.ts'

/** The summary of the contract, to be read and printed, and the button that obliges to pay. */
export function OrderContract(props: OrderContractProps) {
  const { order, words, language, paths, failed, earlier, isOrdering, isUnsure, onChange, onOrder } = props
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const lines = order.lines.filter(({ isWithdrawn }) => !isWithdrawn)
  const sum = formatEuro(order.total)
  const running = runningBeside(order, useStore($orderedPlans), systemClock.now())
  return (
    <div className="order">
      <section className="form-card contract">
        <h2 className="form-title" ref={heading} tabIndex={-1}>
          {words['checkout.contractTitle']}
        </h2>
        <p>{words['checkout.contractLead']}</p>
        <dl className="contract-facts grid gap-0">
          <Fact title={words['checkout.provider']}>
            <p>
              <TextWithPhones text={words['fact.provider']} />
            </p>
          </Fact>
          <Fact title={words['checkout.number']}>{formatPhoneNumber(order.phoneNumber)}</Fact>
          {lines.map((line) => (
            <Fact key={line.planId} title={line.planName} berry={planBerry(line.planId, line.sold?.berry)}>
              <PlanTerms {...props} line={line} />
            </Fact>
          ))}
          {running.length > 0 && (
            <Fact title={words['checkout.running']} words={words} href={paths.usage}>
              {running.map(({ orderedPlanId, planName, renewsAt, price }) => (
                <p key={orderedPlanId}>
                  {fill(words['checkout.runningText'], {
                    plan: planName,
                    date: formatDay(renewsAt, language),
                    sum: formatEuro(price),
                  })}
                </p>
              ))}
              <p>{words['checkout.runningHint']}</p>
            </Fact>
          )}
          <Fact title={words['checkout.payment']}>{fill(words['checkout.paymentText'], { sum })}</Fact>
          <Fact title={words['checkout.start']}>{words['checkout.startText']}</Fact>
          <Fact title={words['checkout.end']}>{words['checkout.endText']}</Fact>
          <Fact title={words['checkout.withdrawal']} words={words} href={paths.withdrawal}>
            {words['checkout.withdrawalText']}
          </Fact>
          <Fact title={words['checkout.rates']} words={words} href={paths.rates}>
            {words['checkout.ratesText']}
          </Fact>
          <Fact title={words['checkout.complaints']} words={words} href={paths.complaints}>
            {words['checkout.complaintsText']}
          </Fact>
        </dl>
        {!failed && !isOrdering && isUnsure(order) && (
          <Notification type="warning" title={words['checkout.unsureTitle']}>
            <p>{words['checkout.unsureText']}</p>
          </Notification>
        )}
        {failed && (
          <Trouble
            title={isUnsure(order) ? words['checkout.unsureTitle'] : undefined}
            text={words[troubleKey(failed)]}
            reference={fill(words['trouble.reference'], { reference: failed.reference })}
          >
            {isUnsure(order) && <p>{words['checkout.unsureText']}</p>}
          </Trouble>
        )}
        <Button type="outline" onClick={() => print()}>
          {words['checkout.print']}
        </Button>
      </section>
      <section className="order-sums contract-actions" aria-label={words['checkout.sums']}>
        <dl className="fact-list">
          {lines.map((line) => (
            <div key={line.planId}>
              <dt>
                <Berry berry={planBerry(line.planId, line.sold?.berry)} detail="mark" />
                {line.planName}
              </dt>
              <dd>
                <ReducedFrom price={unreducedPrice(line.sold, line.cost)} label={words['plan.oldPrice']} />
                {formatEuro(line.cost)}
              </dd>
            </div>
          ))}
          <div>
            <dt>{words['checkout.number']}</dt>
            <dd>{formatPhoneNumber(order.phoneNumber)}</dd>
          </div>
          <div className="order-total">
            <dt>{words['checkout.total']}</dt>
            <dd>{sum}</dd>
          </div>
          {isCovered(order) && (
            <div>
              <dt>{words['checkout.left']}</dt>
              <dd>{formatEuro(toCents(order.balance - order.total))}</dd>
            </div>
          )}
        </dl>
        <p>
          <TextWithLinks
            words={words}
            text={words['checkout.agree']}
            links={{ terms: { href: paths.terms, title: words['checkout.terms'] } }}
          />
        </p>
        {earlier ? (
          <Earlier {...props} earlier={earlier} />
        ) : (
          <AskFirst
            own="order"
            language={language}
            loadingLabel={words['checkout.loading']}
            failed={words['trouble.partNotLoaded']}
            tryAgain={words['checkout.tryAgain']}
            isBusy={isOrdering}
          >
            <div className="order-foot">
              <Button
                size="lg"
                isWide
                busyLabel={isOrdering ? words['checkout.ordering'] : undefined}
                onClick={onOrder}
              >
                {fill(words['checkout.order'], { sum })}
              </Button>
            </div>
          </AskFirst>
        )}
        <Button type="text" disabled={isOrdering} onClick={onChange}>
          {words['checkout.change']}
        </Button>
      </section>
    </div>
  )
}

/** In place of the button that orders: an earlier order that may have been placed. */
function Earlier({
  earlier,
  words,
  language,
  isOrdering,
  onSendEarlier,
  onOrderBeside,
}: OrderContractProps & { earlier: EarlierOrder }) {
  return (
    <EarlierAttempt
      title={fill(words['checkout.earlierTitle'], { plans: formatList(earlier.planNames, language) })}
      ways={[
        {
          label: words['checkout.earlierSend'],
          busyLabel: isOrdering ? words['checkout.ordering'] : undefined,
          onChoose: onSendEarlier,
        },
        { label: words['checkout.orderBeside'], onChoose: onOrderBeside },
      ]}
    >
      <p>{words['checkout.earlierText']}</p>
    </EarlierAttempt>
  )
}

function PlanTerms({ line, words, language }: OrderContractProps & { line: OrderLine }) {
  return (
    <>
      <ul>
        {gainLines(line.planGains, words, language).map(({ kind, text }) => (
          <li key={kind}>{text}</li>
        ))}
      </ul>
      <p>
        <b>{formatEuro(line.cost)}</b>
        {line.sold && (
          <>
            {' '}
            <Period days={line.sold.periodInDays} words={words} language={language} />
          </>
        )}
      </p>
      <p>
        {words['plan.vatIncluded']} {words['checkout.renews']}
      </p>
    </>
  )
}

type FactProps = {
  title: string
  /** Of a plan. */
  berry?: DrawnBerry
  children: ReactNode
} & ({ href: string; words: NewTabWords } | { href?: never; words?: never })

function Fact({ title, href, berry, words, children }: FactProps) {
  return (
    <div>
      <dt>
        {berry && <Berry berry={berry} detail="mark" />}
        {href ? (
          <NewTabLink className="text-link" href={href} words={words}>
            {title}
          </NewTabLink>
        ) : (
          title
        )}
      </dt>
      <dd>{children}</dd>
    </div>
  )
}
