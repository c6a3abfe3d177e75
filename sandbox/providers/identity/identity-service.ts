import * as v from 'valibot'
import type { Clock } from '../../shared/clock.ts'
import { findDocumentHolder } from '../../shared/persons.ts'
import type { Database } from '../database.ts'
import {
  type Finding,
  findIdentityCheck,
  type IdentityCheck,
  IdentityCheckStep,
  type NewCheck,
  openIdentityCheck,
  startIdentityCheck,
  submitIdentityCheck,
  takeStep,
} from './identity-checks.ts'
import type { RelyingParty } from './relying-party.ts'

export interface IdentityServiceOptions {
  database: Database
  clock: Clock
  ownOrigin(): string
  relyingParty: RelyingParty
}

/** What a relying party asks of the identity provider, and what happens to a check by itself. */
export function identityService({ database, clock, ownOrigin, relyingParty }: IdentityServiceOptions) {
  const urlOf = (id: string) => `${ownOrigin()}/identity/${id}`

  const tell = ({ id, status, problem, personalCode }: IdentityCheck) => ({
    url: urlOf(id),
    status,
    problem,
    person: findDocumentHolder(personalCode ?? ''),
  })

  async function take(id: string, step: IdentityCheckStep): Promise<void> {
    const isTaken = await takeStep(database, id, step)
    if (!isTaken || step.step !== 'decide') return
    const check = await findIdentityCheck(database, id)
    if (check?.submittedAt) await relyingParty.hearDecision(check.reference, check.submittedAt)
  }

  return {
    /** Opens a check. Returns the address of its page. None of the questions calls the relying party back. */
    open: async (check: NewCheck) => urlOf(await openIdentityCheck(database, clock.now(), check)),

    /** The checks of a reference, in the order in which they were opened. */
    async checksOf(reference: string) {
      const checks = await database
        .selectFrom('identityChecks')
        .selectAll()
        .where('reference', '=', reference)
        .orderBy('number')
        .execute()
      return checks.map(tell)
    },

    /** Those that wait for the person or for a decision, latest first. */
    underWay: () =>
      database
        .selectFrom('identityChecks')
        .select(['id', 'reference', 'status'])
        .where('status', 'in', ['created', 'started', 'submitted', 'inReview'])
        .orderBy('createdAt', 'desc')
        .execute(),

    /** Goes through the pages for the person, and decides at once. */
    async finish(
      id: string,
      { personalCode, finding }: { personalCode: string; finding: Finding },
    ): Promise<void> {
      await startIdentityCheck(database, id)
      await submitIdentityCheck(database, clock.now(), id, { personalCode, finding, seconds: 2 })
      await take(id, { step: 'decide', finding })
    },

    /** A step that is due. */
    takeDueStep: (id: string, payload: unknown) => take(id, v.parse(IdentityCheckStep, payload)),
  }
}
