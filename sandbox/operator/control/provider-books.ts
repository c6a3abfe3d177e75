/** What the control page shows of the providers, and forgets with the operator's own. */
export interface ProviderBooks {
  /** What reached the widgets since the start, newest first: JSON as it came. */
  widgetEvents: { all(): readonly { widget: string; event: string; receivedAt: number }[] }
  /** What will happen at the providers by itself. */
  waitingJobs(): Promise<
    readonly { id: number; kind: string; subject: string; payload: string; dueAt: number }[]
  >
  /** What each card of the acquirer does. */
  testCards: readonly { number: string; name: string }[]
  reset(): Promise<void>
}
