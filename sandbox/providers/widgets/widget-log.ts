import type { Clock } from '../../shared/clock.ts'

export const widgetNames = ['tags', 'chat', 'survey', 'site-control'] as const
export type WidgetName = (typeof widgetNames)[number]

/** What one widget was reported: JSON as it came. */
export interface WidgetEvent {
  widget: WidgetName
  event: string
  receivedAt: number
}

/** So many are remembered. */
const longest = 200

/** What reached the widgets since the start, newest first; in memory only. */
export interface WidgetLog {
  add(widget: WidgetName, event: string): void
  all(): readonly WidgetEvent[]
  clear(): void
}

export function widgetLog(clock: Clock): WidgetLog {
  let events: WidgetEvent[] = []
  return {
    add: (widget, event) => {
      events = [{ widget, event, receivedAt: clock.now() }, ...events].slice(0, longest)
    },
    all: () => events,
    clear: () => {
      events = []
    },
  }
}
