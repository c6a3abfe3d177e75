import * as v from 'valibot'
import { LinkButton } from './button.ts'

/** The tabs of self-service. */
export const Navigation = v.object({
  name: v.string(),
  dashboardPageCta: LinkButton,
  historyPageCta: LinkButton,
  settingsPageCta: LinkButton,
  historyPageTooltipText: v.optional(v.string()),
  settingsPageTooltipText: v.optional(v.string()),
})
export type Navigation = v.InferOutput<typeof Navigation>
