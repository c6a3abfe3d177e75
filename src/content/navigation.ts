import type { LinkButton } from './button.ts'

/** The tabs of self-service. */
export interface Navigation {
  name: string
  dashboardPageCta: LinkButton
  historyPageCta: LinkButton
  settingsPageCta: LinkButton
  historyPageTooltipText?: string
  settingsPageTooltipText?: string
}
