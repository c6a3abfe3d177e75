/** A whole answer with one value of it replaced. `path` has list positions as numbers. */
export interface Spoiled {
  path: (string | number)[]
  name: string
  value: unknown
  json: unknown
}

/** What a field may turn out to be instead. `undefined`: it is missing. */
const wrongValues: Record<string, unknown> = {
  null: null,
  missing: undefined,
  'an object': {},
  'a list': [],
  'another number': -7.5,
  'too large a number': 1e15,
  'an empty text': '',
  'a word': 'a new value',
  '50 kB': 'x'.repeat(50_000),
  'a time without a zone': '2026-01-15T10:00:00',
  'a sum below nothing': '-4,20',
  'a script': 'javascript:alert(1)',
}

/** Each field of an answer, however deep, as each wrong value that isn't of its kind already. */
export function* spoiled(whole: unknown, path: Spoiled['path'] = []): Generator<Spoiled> {
  if (typeof whole !== 'object' || whole === null) return
  for (const [key, inner] of Object.entries(whole)) {
    const step = Array.isArray(whole) ? Number(key) : key
    for (const [name, value] of Object.entries(wrongValues))
      yield { path: [...path, step], name, value, json: withField(whole, key, value) }
    for (const deeper of spoiled(inner, [...path, step]))
      yield { ...deeper, json: withField(whole, key, deeper.json) }
  }
}

function withField(whole: object, key: string, value: unknown): unknown {
  if (Array.isArray(whole)) return whole.map((item, index) => (String(index) === key ? value : item))
  return { ...whole, [key]: value }
}

/** Whether a wrong value is mere words, which a field for words may hold. */
export const isWording = (name: string): boolean =>
  ['an empty text', 'a word', 'a time without a zone', 'a sum below nothing', 'a script'].includes(name)
