import type { Navigation } from '../../src/content/navigation.ts'
import { declare, editorsName } from './content-type.ts'
import { optional, required } from './fields.ts'
import { line } from './kinds.ts'
import { linkButton } from './link-button.ts'
import { link } from './links.ts'

const tab = (name: string) => required(link({ button: linkButton }), name)

export const navigation = declare<Navigation>(
  {
    id: 'navigation',
    name: 'Self-service navigation',
    description: 'The tabs of self-service. There is one.',
  },
  {
    name: editorsName,
    dashboardPageCta: tab('Tab of the dashboard'),
    historyPageCta: tab('Tab of the history'),
    settingsPageCta: tab('Tab of the settings'),
    historyPageTooltipText: optional(line, 'Explanation of the history'),
    settingsPageTooltipText: optional(line, 'Explanation of the settings'),
  },
)
