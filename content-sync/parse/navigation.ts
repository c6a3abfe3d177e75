import type { Navigation } from '../../src/content/navigation.ts'
import { entryParser, optional, required } from './fields.ts'
import { code, text } from './kinds.ts'
import { linkButton } from './link-button.ts'
import { link } from './links.ts'

const tab = required(link({ button: linkButton }))

export const navigation = entryParser<Navigation>({
  name: required(code),
  dashboardPageCta: tab,
  historyPageCta: tab,
  settingsPageCta: tab,
  historyPageTooltipText: optional(text),
  settingsPageTooltipText: optional(text),
})
