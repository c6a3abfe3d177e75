import * as v from 'valibot'
import type { Debugging } from './debugging.ts'

const Attached = v.looseObject({
  sessionId: v.string(),
  targetInfo: v.looseObject({ type: v.string(), subtype: v.optional(v.string()) }),
})
const Evaluated = v.looseObject({ result: v.looseObject({ value: v.optional(v.unknown()) }) })

/** A tab with the pages in it: the one that is seen, and those that the browser makes ready behind it. */
export interface FollowedTab {
  /** Sends a command to the page that is seen. */
  send(method: string, params?: object): Promise<unknown>
  /** The value of an expression in the page that is seen. */
  evaluate(expression: string): Promise<unknown>
  /**
   * From now on only the page that is seen, and the one where the expression is true, are slow: what the browser makes
   * ready besides has cores of its own on a telephone, and would share its page's here.
   */
  onlySlow(expression: string): Promise<void>
  /** Waits until the expression is true in some page of the tab: from then on that is the page that is seen. */
  follow(expression: string): Promise<void>
}

interface Options {
  /** Runs in every page before its own scripts. */
  script: string
  width: number
  height: number
  /** So many times slower than this machine's is the processor. */
  slowness: number
}

/** Milliseconds between two looks, and after which what never comes fails the bench. */
const pause = 25
const patience = 60_000

export async function openTab(debugging: Debugging, options: Options): Promise<FollowedTab> {
  const pages: string[] = []
  let seen = ''
  debugging.on('Target.attachedToTarget', (params) => {
    const { sessionId, targetInfo } = v.parse(Attached, params)
    const send = (method: string, given?: object) => debugging.send(method, given, sessionId).catch(() => {})
    if (targetInfo.type === 'page') {
      pages.push(sessionId)
      if (!targetInfo.subtype) seen = sessionId
      const { script, width, height, slowness } = options
      void send('Page.enable')
      void send('Page.addScriptToEvaluateOnNewDocument', { source: script })
      void send('Emulation.setCPUThrottlingRate', { rate: slowness })
      void send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: false })
    }
    void send('Runtime.runIfWaitingForDebugger')
  })
  const { targetId } = v.parse(
    v.looseObject({ targetId: v.string() }),
    await debugging.send('Target.createTarget', { url: 'about:blank', forTab: true }),
  )
  const { sessionId } = v.parse(
    v.looseObject({ sessionId: v.string() }),
    await debugging.send('Target.attachToTarget', { targetId, flatten: true }),
  )
  const attach = { autoAttach: true, waitForDebuggerOnStart: true, flatten: true }
  await debugging.send('Target.setAutoAttach', attach, sessionId)

  const evaluateIn = async (page: string, expression: string) => {
    const asked = { expression, awaitPromise: true, returnByValue: true }
    return v.parse(Evaluated, await debugging.send('Runtime.evaluate', asked, page)).result.value
  }
  /** A page that is being put away doesn't answer. */
  const isTrueIn = (page: string, expression: string) =>
    Promise.race([evaluateIn(page, expression).catch(() => false), after(10 * pause)])

  return {
    send: (method, params) => debugging.send(method, params, seen),
    evaluate: (expression) => evaluateIn(seen, expression),
    async onlySlow(expression) {
      const setRate = (page: string, rate: number) =>
        debugging.send('Emulation.setCPUThrottlingRate', { rate }, page).catch(() => {})
      const wanted = [seen]
      for (const page of pages)
        if ((await isTrueIn(page, expression)) === true) wanted.push(page)
        else await setRate(page, 1)
      // Last: pages of one process share its rate.
      for (const page of wanted) await setRate(page, options.slowness)
    },
    async follow(expression) {
      for (const end = Date.now() + patience; Date.now() < end; await after(pause))
        for (const page of pages.toReversed())
          if ((await isTrueIn(page, expression)) === true) {
            seen = page
            return
          }
      throw new Error(`It never came: ${expression}`)
    },
  }
}

export const after = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds))
