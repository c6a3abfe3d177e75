import type { Words } from '../../../content/words.ts'
import { type PanelWords, panelMicrocopy } from '../panel.microcopy.ts'

/** Words of the section of alerts and caps. */
export const alertsMicrocopy = [
  ...panelMicrocopy,
  'alerts.title',
  'alerts.intro',
  'alerts.caps',
  'alerts.capsText',
  'alerts.BALANCE_BELOW',
  'alerts.DATA_80',
  'alerts.DATA_100',
  'alerts.RENEWAL_NOT_COVERED',
  'alerts.ROAMING_ENTERED',
  'alerts.ROAMING_CAP',
  'alerts.SPENDING_CAP',
  'alerts.below',
  'alerts.cap',
  'alerts.spent',
  'alerts.spentOf',
  'alerts.willWrite',
  'alerts.messages',
  'alerts.language',
  'alerts.LT',
  'alerts.EN',
  'alerts.RU',
  'alerts.channel',
  'alerts.TEXT',
  'alerts.EMAIL',
  'alerts.quiet',
  'alerts.quietShort',
  'alerts.quietText',
  'alerts.from',
  'alerts.until',
  'alerts.notOffered',
  'alerts.others',
  'alerts.otherWays',
  'alerts.choose',
  'settings.on',
  'settings.off',
] as const

export type AlertsWords = PanelWords & Words<typeof alertsMicrocopy>
