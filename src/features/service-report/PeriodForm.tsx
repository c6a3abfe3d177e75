import { useState } from 'react'
import { formatMonth } from '../../i18n/date.ts'
import type { Language } from '../../i18n/language.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Form } from '../../ui/Form.tsx'
import type { ServiceReportWords } from './service-report.microcopy.ts'
import type { Report } from './service-report.store.ts'
import type { Period } from './service-report.ts'

interface Props {
  /** Newest first. */
  months: readonly Period[]
  report: Report
  isOff: boolean
  /** The day of the calendar in Vilnius. */
  today: string
  words: ServiceReportWords
  language: Language
  onShow: (period: Period) => void
}

const ownDates = 'own'

/** A month, shown as soon as it is chosen, or dates of one's own. */
export function PeriodForm({ months, report, isOff, today, words, language, onShow }: Props) {
  const [month, setMonth] = useState(months[0]?.from ?? ownDates)
  const [own, setOwn] = useState(report.period)
  const problem = report.name === 'wrong' ? words[`report.${report.problem}`] : undefined
  const choose = (value: string) => {
    if (isOff) return
    setMonth(value)
    const chosen = months.find((one) => one.from === value)
    if (!chosen) return
    setOwn(chosen)
    onShow(chosen)
  }
  return (
    <Form
      className="grid gap-gap"
      errors={problem === undefined ? [] : [{ field: 'report-from', message: problem }]}
      words={words}
      onSubmit={() => onShow(own)}
    >
      <div className="report-form">
        <div className="field">
          <label className="field-label" htmlFor="report-month">
            {words['report.period']}
          </label>
          <select
            className="field-control field-select"
            id="report-month"
            value={month}
            aria-disabled={isOff || undefined}
            onChange={({ target }) => choose(target.value)}
          >
            {months.map((one) => (
              <option key={one.from} value={one.from}>
                {formatMonth(Date.parse(`${one.from}T12:00:00Z`), language)}
              </option>
            ))}
            <option value={ownDates}>{words['report.ownDates']}</option>
          </select>
        </div>
        {month === ownDates && (
          <>
            <Field
              name="report-from"
              label={words['report.from']}
              type="date"
              max={today}
              value={own.from}
              onChange={({ target }) => setOwn({ ...own, from: target.value })}
              error={problem}
            />
            <Field
              name="report-to"
              label={words['report.to']}
              type="date"
              max={today}
              value={own.to}
              onChange={({ target }) => setOwn({ ...own, to: target.value })}
            />
            <Button submit isFullWidthOnMobile isOff={isOff}>
              {words['report.show']}
            </Button>
          </>
        )}
      </div>
    </Form>
  )
}
