import { fill } from '../../i18n/fill.ts'
import type { Language } from '../../i18n/language.ts'
import { formatNumber } from '../../i18n/number.ts'
import { formatEuro } from '../../lib/money.ts'
import { ActionLink } from '../../ui/ActionLink.tsx'
import { Button } from '../../ui/Button.tsx'
import type { TripWords } from './trip.microcopy.ts'
import { amountText, gigabytes } from './trip-amounts.ts'
import type { TripLine } from './trip-lines.ts'
import type { Solution } from './trip-solutions.ts'

interface Props {
  solution: Solution
  words: TripWords
  language: Language
  paths: TripPaths
  /** Only the cheapest way has a filled button, and only one. */
  isBest?: boolean
}

/** A sum line by line, and what to do with it. */
export function TripSolution({ solution: { lines, total }, words, language, paths, isBest }: Props) {
  if (lines.length === 0) return <p>{words['trip.nothing']}</p>
  return (
    <>
      <table className="trip-lines">
        <thead className="sr-only">
          <tr>
            <th scope="col">{words['trip.line']}</th>
            <th scope="col">{words['trip.sum']}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same country twice has the same lines twice
            <tr key={index}>
              <th scope="row">{lineText(line, words, language)}</th>
              <td>{formatEuro(line.total)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words['trip.total']}</th>
            <td>{formatEuro(total)}</td>
          </tr>
        </tfoot>
      </table>
      <Bought lines={lines} words={words} paths={paths} isBest={isBest} />
    </>
  )
}

function lineText(line: TripLine, words: TripWords, language: Language): string {
  switch (line.kind) {
    case 'bought': {
      const { title, count, price } = line
      return fill(words['trip.boughtLine'], { title, count, price: formatEuro(price) })
    }
    case 'covered': {
      const { service, place, by } = line
      const told = {
        service: words[`trip.${service}`],
        place,
        amount: amountText(line.service, line.amount, words, language),
      }
      return by ? fill(words['trip.coveredLine'], { ...told, by }) : fill(words['trip.freeLine'], told)
    }
    case 'used': {
      const { service, place, amount, price, isPerGigabyte } = line
      const inMegabytes = `${formatNumber(amount, language)}\u00a0${words['plan.unitMb']}`
      const data = isPerGigabyte ? gigabytes(amount, words, language) : inMegabytes
      return fill(words['trip.usedLine'], {
        service: words[`trip.${service}`],
        place,
        amount: service === 'data' ? data : amountText(service, amount, words, language),
        price: formatEuro(price),
      })
    }
  }
}

/** A ready plan or a pack is ordered from here; a plan of one's own is put together on its page. */
function Bought({
  lines,
  words,
  paths,
  isBest = false,
}: Pick<Props, 'words' | 'paths' | 'isBest'> & { lines: readonly TripLine[] }) {
  const bought = lines.filter((line) => line.kind === 'bought')
  return (
    <div className="trip-actions">
      {bought.map(({ what, title, planId, address }, index) => {
        const type = isBest && index === 0 ? 'primary' : 'outline'
        if (address)
          return (
            <ActionLink key={title} href={`${paths.ownPlan}?${address}`} type={type} size="sm">
              {words['trip.openOwnPlan']}
            </ActionLink>
          )
        if (!paths.order) return undefined
        const label = what === 'pack' ? words['trip.orderPack'] : words['trip.orderPlan']
        return (
          <Button
            key={title}
            type={type}
            size="sm"
            aria-label={`${label}: ${title}`}
            data-order={paths.order}
            data-plan={planId}
          >
            {label}
          </Button>
        )
      })}
    </div>
  )
}

export interface TripPaths {
  /** Where an order is made; undefined where the content has no such page. */
  order: string | undefined
  ownPlan: string
}
