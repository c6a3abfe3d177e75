import { expect, test } from 'vitest'
import { jsonShapes } from './spoil-json.ts'

const answer = {
  data: {
    status: 'ACTIVE',
    name: 'Rasa',
    amount: '4,20',
    amountInCents: 420,
    date: '2026-01-15T10:00:00.000Z',
    rows: [{ id: 'a' }],
    none: [],
  },
}
const spoiled = (shape: keyof typeof jsonShapes) => {
  const { data } = Object(jsonShapes[shape](answer))
  return data
}

test('each shape is wrong where it can be, and whole elsewhere', () => {
  const { data } = answer
  expect(Object.values(spoiled('nullFields')).filter((value) => value === null)).toHaveLength(5)
  expect(JSON.parse(JSON.stringify(spoiled('missingFields')))).toEqual({ rows: [{}], none: [] })
  expect(spoiled('extraFields')).toMatchObject({
    ...data,
    rows: [{ id: 'a', somethingNew: expect.anything() }],
  })
  expect(spoiled('otherKinds')).toMatchObject({ name: 7, amountInCents: '420' })
  expect(spoiled('unknownEnums')).toEqual({ ...data, status: 'SOMETHING_NEW' })
  expect(spoiled('nullLists')).toEqual({ ...data, rows: null, none: null })
  expect(spoiled('duplicates')).toEqual({ ...data, rows: [{ id: 'a' }, { id: 'a' }] })
  expect(spoiled('tenThousandRows').rows).toHaveLength(10_000)
  expect(spoiled('longTexts').name).toHaveLength(50_000)
  expect(spoiled('badDates')).toEqual({ ...data, date: '2026-13-45T25:00:00Z' })
  expect(spoiled('zonelessDates')).toEqual({ ...data, date: '2026-01-15T10:00:00.000' })
  expect(spoiled('negativeMoney')).toEqual({ ...data, amount: '-4,20', amountInCents: -420 })
})
