type Spoil = (json: unknown) => unknown

const instant = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/

/** What can be wrong inside an answer that is JSON, at every place where it can be. */
export const jsonShapes = {
  nullFields: everyLeaf(() => null),
  missingFields: everyLeaf(() => undefined),
  extraFields: everyObject((fields) => ({ ...fields, somethingNew: 'a new value' })),
  otherKinds: everyLeaf((leaf) => (typeof leaf === 'number' ? String(leaf) : 7)),
  unknownEnums: everyText((text) => (/^[A-Z][A-Z_]+$/.test(text) ? 'SOMETHING_NEW' : text)),
  nullLists: everyList(() => null),
  duplicates: everyList((list) => [...list, ...list]),
  tenThousandRows: everyList((list) =>
    list.length === 0 ? list : Array.from({ length: 10_000 }, (_, index) => list[index % list.length]),
  ),
  longTexts: everyText(() => 'x'.repeat(50_000)),
  badDates: everyText((text) => (instant.test(text) ? '2026-13-45T25:00:00Z' : text)),
  zonelessDates: everyText((text) => (instant.test(text) ? text.slice(0, -1) : text)),
  negativeMoney: everyLeaf((leaf, name) => {
    if (typeof leaf === 'number' && /InCents$/.test(name)) return -leaf
    return typeof leaf === 'string' && /^\d+,\d\d$/.test(leaf) ? `-${leaf}` : leaf
  }),
} satisfies Record<string, Spoil>
export type JsonShape = keyof typeof jsonShapes

const isJsonShape = (name: string): name is JsonShape => name in jsonShapes
export const jsonShapeNames = Object.keys(jsonShapes).filter(isJsonShape)

function everyLeaf(change: (leaf: unknown, name: string) => unknown): Spoil {
  const within = (json: unknown, name = ''): unknown => {
    if (Array.isArray(json)) return json.map((item) => within(item, name))
    if (typeof json !== 'object' || json === null) return change(json, name)
    return Object.fromEntries(Object.entries(json).map(([key, inner]) => [key, within(inner, key)]))
  }
  return (json) => within(json)
}

function everyText(change: (text: string) => string): Spoil {
  return everyLeaf((leaf) => (typeof leaf === 'string' ? change(leaf) : leaf))
}

function everyObject(change: (fields: object) => object): Spoil {
  const within: Spoil = (json) => {
    if (Array.isArray(json)) return json.map(within)
    if (typeof json !== 'object' || json === null) return json
    return change(Object.fromEntries(Object.entries(json).map(([key, inner]) => [key, within(inner)])))
  }
  return within
}

/** The outermost: ten thousand of ten thousand would be too many. */
function everyList(change: (list: unknown[]) => unknown): Spoil {
  const within: Spoil = (json) => {
    if (Array.isArray(json)) return change(json)
    if (typeof json !== 'object' || json === null) return json
    return Object.fromEntries(Object.entries(json).map(([key, inner]) => [key, within(inner)]))
  }
  return within
}
