import { toCents } from '../../lib/money.ts'
import { onScreen, strangeAsset } from '../../operator/client/unknown-values.fixture.tsx'
import { wordsIn } from '../top-up/words.fixture.ts'
import { ReportLines } from './ReportLines.tsx'
import { serviceReportMicrocopy } from './service-report.microcopy.ts'

const report = {
  from: '2026-01-01',
  to: '2026-01-15',
  phoneNumber: strangeAsset.phoneNumber,
  groups: [
    {
      kind: 'OTHER' as const,
      lines: [
        {
          date: Date.UTC(2026, 0, 15, 10),
          description: { template: 'Kažkas naujo', placeholders: [] },
          quantity: 7,
          units: 'unknown' as const,
          cost: toCents(27),
        },
      ],
      eurTotal: toCents(27),
    },
  ],
  eurTotal: toCents(27),
}

onScreen('group and unit of the report', 'Kažkas naujo', {
  report: <ReportLines report={report} words={wordsIn('lt', serviceReportMicrocopy)} language="lt" />,
})
