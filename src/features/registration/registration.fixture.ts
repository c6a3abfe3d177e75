import type { Operator } from '../../../sandbox/operator/create-operator.ts'
import { adult } from '../../../sandbox/operator/declaration/declarer.fixture.ts'
import { type Fault, setFault } from '../../../sandbox/operator/faults.ts'
import { signIn } from '../../../sandbox/operator/log-in/sessions.ts'
import { numberOf } from '../../../sandbox/operator/number.fixture.ts'
import { visitorOf } from '../../../sandbox/operator/visitor.ts'
import { type Clock, systemClock } from '../../lib/clock.ts'
import { manualClock } from '../../lib/manual-clock.ts'
import type { PhoneNumber } from '../../lib/phone-number.ts'
import { intentUnder } from '../../operator/client/intent.ts'
import { apiPath } from '../../operator/contract/endpoint.ts'
import { createMarketingConsentStore } from './marketing-consent.store.ts'
import { customerApi, registrationApi } from './registration.api.ts'
import { registrationProgress } from './registration.state.ts'
import { createRegistrationStore } from './registration.store.ts'
import type { RegistrationPage } from './registration.ts'
import { createRegistrationResultStore, type ResultPage } from './registration-result.store.ts'

export const site = 'http://127.0.0.1:4321'
export const here = '/aktyvuok'
export const puk = '12345678'

/** Pauses of a call are over at once, and no call times out. */
const soon: Clock['after'] = (ms, run) => (ms < 1_000 ? systemClock.after(0, run) : () => undefined)

/** A visitor's browser with the flow's pages, against the sandbox in process. What leads away is noted, and the pages are opened by hand. */
export async function registering(operator: Operator, start: number, customer?: string) {
  const cookie = customer && (await signIn(operator.database, start, { phoneNumber: numberOf(customer) }))
  const visitor = visitorOf(operator, site, cookie || '')
  // Calls are answered in real time, and only what the page itself waits for is moved.
  const clock = manualClock(start)
  const transport = { ...visitor, clock: { now: clock.now, after: soon } }
  const intent = intentUnder('registration-intent', clock)
  const api = registrationApi({ transport })
  const shown: (RegistrationPage | 'flow')[] = []
  const checks: string[] = []
  const ways = {
    api,
    intent,
    progress: registrationProgress,
    show: (page: RegistrationPage) => shown.push(page),
    showFlow: () => shown.push('flow'),
    addingErrorPage: async (): Promise<RegistrationPage> =>
      customer ? 'numberAddingError' : 'firstNumberAddingError',
  }
  return {
    shown,
    checks,
    spoil: (path: string, fault: Fault, times = 2) =>
      setFault(operator.database, { path: apiPath(path), visitor: '' }, fault, times),
    /** Time passes for the operator, and the page asks on until nothing more is due. */
    async pass(milliseconds: number) {
      await operator.advance(milliseconds)
      await clock.advance(milliseconds)
    },
    /** Time passes for the page only: every question on the way is answered as things are. */
    async wait(milliseconds: number) {
      for (const until = clock.now() + milliseconds; clock.now() < until; ) {
        await clock.advance(Math.min(1_000, until - clock.now()))
        await settled()
      }
    },
    /** The flow's page, opened again, as after a reload. */
    async open() {
      const store = createRegistrationStore({
        ...ways,
        language: 'lt',
        here,
        customer: customerApi({ transport }),
        clock,
        leave: (url) => checks.push(url),
      })
      store.start()
      await answered(() => store.$screen.get().name !== 'loading')
      return store
    },
    async openConsents() {
      const store = createMarketingConsentStore(ways)
      store.start()
      return store
    },
    async openResult(page: ResultPage) {
      const store = createRegistrationResultStore({ ...ways, page, clock })
      const before = shown.length
      store.start()
      await answered(() => store.$screen.get().name !== 'loading' || shown.length > before)
      return store
    },
    /** Goes through the provider's page. Returns where it leads. */
    async showDocument(finding = 'approved', personalCode = adult) {
      const url = checks.at(-1) ?? ''
      await visitor.sendForm(`${url}/start`, {})
      const back = await visitor.sendForm(`${url}/submit`, { personalCode, finding, seconds: '3' })
      await operator.runDueJobs(url.split('/').at(-1))
      return back
    },
    /** The pictures of a document that someone looks at for ten minutes. */
    async submitSlowly() {
      const url = checks.at(-1) ?? ''
      await visitor.sendForm(`${url}/start`, {})
      await visitor.sendForm(`${url}/submit`, { personalCode: adult, finding: 'approved', seconds: '600' })
    },
    cancelCheck: () => visitor.sendForm(`${checks.at(-1)}/cancel`, {}),
    async lastCode(phoneNumber: PhoneNumber) {
      const texts = operator.database.selectFrom('texts').where('phoneNumber', '=', phoneNumber)
      const [text] = await texts.select('text').orderBy('id', 'desc').execute()
      return text?.text.slice(0, 6) ?? ''
    },
  }
}
/** Answers of the sandbox in process come in a few turns of the event loop. */
const settled = () => new Promise<void>((resolve) => setTimeout(resolve, 3))

export type Registering = Awaited<ReturnType<typeof registering>>

/** Waits for what the page does by itself, turn by turn of the event loop. */
export async function answered(isThere: () => boolean): Promise<void> {
  for (let turn = 0; !isThere(); turn++) {
    if (turn > 2_000) throw new Error('nothing came')
    await new Promise<void>((resolve) => setTimeout(resolve, 1))
  }
}
