import { comparable } from '../../lib/matching-words.ts'

/** A model as it is looked for; `maker` is the title of its list. */
export interface ListedPhone {
  maker: string
  name: string
  /** What it calls itself in a browser, or how that begins. */
  codes: readonly string[]
}

/** What words of models are called otherwise, as they are compared, and the word that is meant. */
export type OtherNames = ReadonlyMap<string, string>

/** `iphone айфон; galaxy галакси` in the content: the first word of each part is the models' own. */
export const otherNamesIn = (text: string): OtherNames =>
  new Map(
    text.split(';').flatMap((part) => {
      const [word = '', ...others] = comparable(part).trim().split(/\s+/)
      return others.map((other) => [other, word] as const)
    }),
  )

/** The words and numbers of a name apart, so that "S23Ultra", "s 23 ultra" and "S23 Ultra" are one. */
const partsOf = (text: string): string[] =>
  comparable(text)
    .replaceAll('+', ' plus ')
    .match(/\p{L}+|\p{N}+/gu) ?? []

const isNumber = (part: string): boolean => /^\p{N}/u.test(part)

/** Of how many letters a word is at least, for a slip in it to be forgiven, or an ending of its case. */
const leastOfSlips = 4

/** What is typed, part by part, in the models' own words: "айфоне 13" is "iphone 13". */
function typedParts(typed: string, otherNames: OtherNames): string[] {
  return partsOf(typed).map((part) => {
    const other =
      otherNames.get(part) ??
      [...otherNames].find(([name]) => name.length >= leastOfSlips && part.startsWith(name))?.[1]
    return other ?? part
  })
}

/** Words written as one are parted where each is known: "promax", "zflip". */
function splitIn(known: ReadonlySet<string>, glued: string): string[] {
  if (known.has(glued)) return [glued]
  for (let at = 1; at < glued.length; at += 1) {
    const [first, rest] = [glued.slice(0, at), glued.slice(at)]
    const others = known.has(first) ? splitIn(known, rest) : []
    const parts = [first, ...others]
    if (parts.length > 1 && others.every((part) => known.has(part)) && parts.some(isWord)) return parts
  }
  return [glued]
}

const isWord = (part: string): boolean => part.length > 2

/** How far a typed part is from a part of a name: 0 the same, 1 its beginning, 2 a slip; undefined another word. */
function distance(typed: string, part: string, isLast: boolean): number | undefined {
  if (typed === part) return 0
  if (isLast && part.startsWith(typed)) return 1
  return isSlip(typed, part) ? 2 : undefined
}

/** One letter too many, too few or another one, or two that changed places. */
function isSlip(typed: string, part: string): boolean {
  if (isNumber(part) || Math.min(typed.length, part.length) < leastOfSlips) return false
  let same = 0
  while (same < typed.length && typed[same] === part[same]) same += 1
  const [rest, other] = [typed.slice(same), part.slice(same)]
  const isSwapped = rest[0] === other[1] && rest[1] === other[0] && rest.slice(2) === other.slice(2)
  return isSwapped || [rest, rest.slice(1)].some((one) => one === other || one === other.slice(1))
}

/**
 * The models that someone means by what is typed, the likeliest first. Words that no model has ("my", "esim") say nothing; a
 * number that none has is another phone.
 */
export function phonesMeant<Phone extends ListedPhone>(
  phones: readonly Phone[],
  typed: string,
  otherNames: OtherNames,
): Phone[] {
  const named = phones.map((phone) => ({
    phone,
    parts: [...new Set([...partsOf(phone.name), ...partsOf(phone.maker)])],
    length: partsOf(phone.name).length,
  }))
  const known = new Set(named.flatMap(({ parts }) => parts))
  const wanted = typedParts(typed, otherNames)
    .flatMap((part) => splitIn(known, part))
    .filter(
      (part, at, all) =>
        isNumber(part) || [...known].some((one) => distance(part, one, at === all.length - 1) !== undefined),
    )
  if (wanted.length === 0) return []
  return named
    .flatMap(({ phone, parts, length }) => {
      const far = distanceOf(wanted, parts)
      return far === undefined ? [] : [{ phone, far, more: Math.max(0, length - wanted.length) }]
    })
    .sort((one, other) => one.far - other.far || one.more - other.more)
    .map(({ phone }) => phone)
}

/** How far all typed parts are from those of a name, each from one of its own; undefined where one has none. */
function distanceOf(typed: readonly string[], parts: readonly string[]): number | undefined {
  const left = [...parts]
  let sum = 0
  for (const [at, part] of typed.entries()) {
    const far = left.map((one) => distance(part, one, at === typed.length - 1) ?? Number.POSITIVE_INFINITY)
    const nearest = Math.min(...far)
    if (nearest === Number.POSITIVE_INFINITY) return undefined
    sum += nearest
    left.splice(far.indexOf(nearest), 1)
  }
  return sum
}

/** The model that a browser names by its code ("SM-S918B") or its name ("Pixel 8"); undefined where none is listed. */
export function phoneCalled<Phone extends ListedPhone>(
  phones: readonly Phone[],
  model: string,
): Phone | undefined {
  if (model === '') return undefined
  const coded = phones.find(({ codes }) => codes.some((code) => model.startsWith(code)))
  const called = partsOf(model).join(' ')
  return (
    coded ??
    phones.find(({ maker, name }) =>
      [name, `${maker} ${name}`].some((one) => partsOf(one).join(' ') === called),
    )
  )
}
