import * as v from 'valibot'
import { getAccount } from '../../src/operator/client/account.ts'
import { accountHistory } from '../../src/operator/client/account-history.ts'
import { allOperations } from '../../src/operator/client/all-operations.ts'
import { commonUsage } from '../../src/operator/client/common-usage.ts'
import { dailyUsage } from '../../src/operator/client/daily-usage.ts'
import { detailedUsage } from '../../src/operator/client/detailed-usage.ts'
import { monthlyUsage } from '../../src/operator/client/monthly-usage.ts'
import { serviceReport } from '../../src/operator/client/service-report.ts'
import { validateOrder } from '../../src/operator/client/validate-order.ts'
import { allEndpoints } from '../../src/operator/contract/all-endpoints.ts'
import { apiPath, graphqlPath } from '../../src/operator/contract/endpoint.ts'
import { missingPhoneNumberHeader } from '../../src/operator/contract/headers.ts'
import { PhoneNumber } from '../../src/operator/contract/phone-number.ts'
import type { Check } from './check.ts'
import { expectThat } from './difference.ts'
import { answerOf, endpointsOf, operationsOf } from './examples.ts'

const restReads: Check[] = endpointsOf('read').map(({ name, endpoint, request }) => ({
  rule: `${name} answers as the contract says`,
  profile: 'reading',
  run: async (world) => void (await world.call(endpoint, request)),
}))

const nobodysReference = 'AAAA-BBBB-CCCC-DDDD'
const unknownReferences: Check[] = [
  {
    endpoint: allEndpoints.paymentCheckResult,
    request: { paymentReference: nobodysReference },
    code: 'PAYMENT_NOT_FOUND',
  },
  {
    endpoint: allEndpoints.simOrdersStatus,
    request: { orderReference: nobodysReference },
    code: 'ORDER_NOT_FOUND',
  },
  {
    endpoint: allEndpoints.esimOrdersStatus,
    request: { orderReference: nobodysReference },
    code: 'ORDER_NOT_FOUND',
  },
  {
    endpoint: allEndpoints.declarationVerificationStatus,
    request: { declarationId: nobodysReference },
    code: 'DECLARATION_NOT_FOUND',
  },
  {
    endpoint: allEndpoints.declarationActivationStatus,
    request: { declarationId: nobodysReference },
    code: 'DECLARATION_NOT_FOUND',
  },
].map(({ endpoint, request, code }) => ({
  rule: `${endpoint.path} of nobody’s reference is ${code}`,
  profile: 'reading',
  async run(world) {
    const result = await world.call(endpoint, request)
    expectThat(result.kind === 'refusal' && result.code === code, result.text.slice(0, 80))
  },
}))

const newChallenges: Check = {
  rule: 'a challenge that is asked for again is another one',
  profile: 'reading',
  async run(world) {
    const { leadsCaptcha } = allEndpoints
    const ask = async () => {
      const { text } = await world.call(leadsCaptcha, { kind: 'question', language: 'lt' })
      return v.parse(leadsCaptcha.answer, JSON.parse(text)).challengeId
    }
    const first = await ask()
    expectThat((await ask()) !== first, 'it has the same challengeId')
  },
}

const queries: Check[] = operationsOf('read').map(({ name, operation }) => ({
  rule: `${name} answers as the contract says`,
  profile: 'reading',
  paths: [graphqlPath],
  async run(world) {
    const { cookie } = await world.state('signedIn')
    await world.query(name, operation, { cookie })
  },
}))

/** What GraphQL says of a question that can't be answered. */
const GraphqlErrors = v.object({
  errors: v.pipe(v.array(v.object({ message: v.string() })), v.minLength(1)),
})

const body = (name: keyof typeof allOperations) => ({
  operationName: name,
  query: allOperations[name].document,
  variables: allOperations[name].variables,
})

/** What GraphQL says of the contract's own rules about its answers. */
const rules: Check[] = [
  {
    rule: 'GraphQL without a session is 401, whatever it asks',
    profile: 'reading',
    async run(world) {
      for (const { name, operation } of operationsOf('read', 'repeatable', 'write')) {
        if (name === 'priceOwnPlan') continue
        const { document, variables } = operation
        const { status, text } = await world.ask({
          path: apiPath(graphqlPath),
          body: { operationName: name, query: document, variables },
          idempotencyKey: world.newKey(),
        })
        expectThat(status === 401, `${name}: ${status} ${text.slice(0, 60)}`)
      }
    },
  },
  {
    rule: 'a guest may ask what a plan of their own costs',
    profile: 'reading',
    run: async (world) => void (await world.query('priceOwnPlan', allOperations.priceOwnPlan, {})),
  },
  {
    rule: 'a GraphQL error is the question’s, and tells nothing of the inside',
    profile: 'reading',
    async run(world) {
      const { cookie } = await world.state('signedIn')
      for (const query of [
        'query X { account { nothing } }',
        'query X { account',
        'query X { accountSettings { simPIN } __x }',
      ]) {
        const { text, json, status } = await world.ask({
          path: apiPath(graphqlPath),
          body: { query },
          cookie,
        })
        const isRefused = status === 400 || (status === 200 && v.is(GraphqlErrors, json))
        expectThat(isRefused, `${query}: ${status} ${text.slice(0, 80)}`)
        expectThat(!/stack|node_modules|at \w+ \(|select |SQLITE/i.test(text), text.slice(0, 120))
      }
    },
  },
  {
    rule: 'an account’s current number is one of its numbers',
    profile: 'reading',
    async run(world) {
      const { cookie } = await world.state('signedIn')
      const { account } = answerOf(
        getAccount.schema,
        await world.query('GET_ACCOUNT', allOperations.GET_ACCOUNT, { cookie }),
      )
      const numbers = account.ownedAssets.map(({ phoneNumber }) => phoneNumber)
      const current = account.ownedAsset?.phoneNumber
      expectThat(current === undefined || numbers.includes(current), 'it isn’t')
    },
  },
  {
    rule: 'history is newest first, and no more than asked for',
    profile: 'reading',
    async run(world) {
      const { cookie } = await world.state('signedIn')
      for (const limit of [1, 5, null]) {
        const result = await world.query('accountHistory', allOperations.accountHistory, {
          cookie,
          variables: { limit },
        })
        const { history } = answerOf(accountHistory.schema, result).account
        expectThat(history.length <= (limit ?? 20), `${history.length} records for ${limit}`)
        const dates = history.map(({ date }) => date)
        expectThat(
          dates.every((date, index) => date <= (dates[index - 1] ?? date)),
          'not newest first',
        )
      }
    },
  },
  {
    rule: 'an order’s total, balance and shortfall agree',
    profile: 'reading',
    async run(world) {
      const { cookie } = await world.state('signedIn')
      const result = await world.query('validateOrder', allOperations.validateOrder, { cookie })
      const { orderItems, eurTotal, eurBalance, eurShortfall, sufficientBalance } = answerOf(
        validateOrder.schema,
        result,
      ).validateOrder
      const total = orderItems.reduce((sum, { cost }) => sum + cost, 0)
      expectThat(total === eurTotal, `items cost ${total} cents, the total is ${eurTotal}`)
      const shortfall = Math.max(0, eurTotal - eurBalance)
      expectThat(shortfall === eurShortfall, `short by ${shortfall} cents, told ${eurShortfall}`)
      expectThat(sufficientBalance === (shortfall === 0), `sufficientBalance is ${sufficientBalance}`)
    },
  },
  {
    rule: 'an unknown plan can’t be ordered',
    profile: 'reading',
    async run(world) {
      const { cookie } = await world.state('signedIn')
      const variables = { planIds: ['no-such-plan'] }
      const result = await world.query('validateOrder', allOperations.validateOrder, { cookie, variables })
      if (result.kind === 'refusal') return
      const { errorMessage, orderItems } = answerOf(validateOrder.schema, result).validateOrder
      const isTold = errorMessage !== null || orderItems.some(({ notification }) => notification !== null)
      expectThat(isTold, 'nothing says so')
    },
  },
  {
    rule: 'what remains for a glance is what remains in detail',
    profile: 'reading',
    async run(world) {
      const { cookie } = await world.state('signedIn')
      const glance = answerOf(
        commonUsage.schema,
        await world.query('commonUsage', allOperations.commonUsage, { cookie }),
      )
      const detail = answerOf(
        detailedUsage.schema,
        await world.query('detailedUsage', allOperations.detailedUsage, { cookie }),
      )
      const known = new Set(detail.detailedUsage.orderedPlans.map(({ orderedPlanId }) => orderedPlanId))
      expectThat(
        glance.commonUsage.orderedPlans.every(({ orderedPlanId }) => known.has(orderedPlanId)),
        'another plan',
      )
    },
  },
  {
    rule: 'daily usage is of at most 30 days, oldest first',
    profile: 'reading',
    async run(world) {
      const { cookie } = await world.state('signedIn')
      const result = await world.query('dailyUsage', allOperations.dailyUsage, { cookie })
      const dates = answerOf(dailyUsage.schema, result).dailyUsage.days.map(({ date }) => date)
      const isInOrder = dates.every((date, index) => date > (dates[index - 1] ?? ''))
      expectThat(dates.length <= 30 && isInOrder, dates.join(' '))
    },
  },
  {
    rule: 'monthly usage is of at most 12 months, each by its first day and once, oldest first',
    profile: 'reading',
    async run(world) {
      const { cookie } = await world.state('signedIn')
      const result = await world.query('monthlyUsage', allOperations.monthlyUsage, { cookie })
      const firsts = answerOf(monthlyUsage.schema, result).monthlyUsage.months.map(({ month }) => month)
      const isInOrder = firsts.every(
        (first, index) => first.endsWith('-01') && first > (firsts[index - 1] ?? ''),
      )
      expectThat(firsts.length <= 12 && isInOrder, firsts.join(' '))
    },
  },
  {
    rule: 'a service report adds up, and no group of lines has another total',
    profile: 'reading',
    async run(world) {
      const { cookie } = await world.state('signedIn')
      const result = await world.query('serviceReport', allOperations.serviceReport, { cookie })
      const { groups, eurTotal } = answerOf(serviceReport.schema, result).serviceReport
      for (const { kind, lines, eurTotal: told } of groups) {
        const sum = lines.reduce((total, { cost }) => total + cost, 0)
        expectThat(sum === told, `${kind}: ${sum} cents, told ${told}`)
      }
      const spent = groups
        .filter(({ kind }) => kind !== 'TOP_UPS')
        .reduce((total, group) => total + group.eurTotal, 0)
      expectThat(spent === eurTotal, `${spent} cents spent, told ${eurTotal}`)
    },
  },
  {
    rule: 'a service report of more than 12 months is refused',
    profile: 'reading',
    async run(world) {
      const { cookie } = await world.state('signedIn')
      const variables = { from: '2020-01-01', to: '2026-01-31' }
      const result = await world.query('serviceReport', allOperations.serviceReport, { cookie, variables })
      expectThat(result.kind === 'refusal' && result.code === 'PERIOD_NOT_OFFERED', result.text.slice(0, 80))
    },
  },
  {
    rule: 'a customer whose number is no longer in use is told so by a header, and still sees the account',
    profile: 'reading',
    async run(world) {
      const { cookie } = await world.state('numberOutOfUse')
      const { status, headers } = await world.ask({
        path: apiPath(graphqlPath),
        body: body('GET_ACCOUNT_SETTINGS'),
        cookie,
      })
      expectThat(status === 403, `status ${status}`)
      expectThat(v.is(PhoneNumber, headers.get(missingPhoneNumberHeader)), 'no number in the header')
      await world.query('GET_ACCOUNT', allOperations.GET_ACCOUNT, { cookie })
    },
  },
]

export const reading: Check[] = [
  ...restReads,
  ...unknownReferences,
  newChallenges,
  ...queries,
  ...rules.map((rule) => ({ ...rule, paths: [graphqlPath] })),
]
