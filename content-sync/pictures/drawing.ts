import sax, { type QualifiedAttribute, type QualifiedTag } from 'sax'
import { styleProblem } from './drawing-style.ts'

/** What an SVG file of the content draws, written again, or why it may not be published, to follow "the drawing". */
export type Drawing = { kind: 'safe'; svg: string } | { kind: 'refused'; problem: string }

export const largestDrawing = 200_000
const deepest = 64
/** Of one element; the parser compares each with all before it. */
const mostAttributes = 100

/** What a drawing is made of. Everything else could run script, load from elsewhere or move where a link leads. */
const elements = new Set([
  'svg',
  'g',
  'defs',
  'symbol',
  'use',
  'title',
  'desc',
  'style',
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
  'text',
  'tspan',
  'textPath',
  'clipPath',
  'mask',
  'pattern',
  'marker',
  'linearGradient',
  'radialGradient',
  'stop',
])

const textElements = new Set(['title', 'desc', 'style'])

const svgSpace = 'http://www.w3.org/2000/svg'
const linkSpace = 'http://www.w3.org/1999/xlink'

class Refusal extends Error {}
const refuse = (problem: string): never => {
  throw new Refusal(problem)
}

/**
 * Reads an SVG file and writes what an allow-list knows of it: elements, attributes and texts, as ASCII. The file itself
 * is never published, so a browser that would read it differently than this parser never sees it.
 * Why: docs/decisions/0054-pictures-from-the-build.md
 */
export function readDrawing(bytes: Uint8Array): Drawing {
  try {
    return { kind: 'safe', svg: rewrite(decode(bytes)) }
  } catch (error) {
    if (error instanceof Refusal) return { kind: 'refused', problem: error.message }
    throw error
  }
}

function decode(bytes: Uint8Array): string {
  if (bytes.length > largestDrawing) return refuse(`is larger than ${largestDrawing / 1000} kB`)
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return refuse('is not written in UTF-8')
  }
  if (hasControlCharacters(text)) return refuse('holds control characters')
  const hasTooMany = text.split('<').some((tag) => tag.split('=').length > mostAttributes)
  return hasTooMany ? refuse('has too many attributes') : text
}

const hasControlCharacters = (text: string): boolean => /[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/u.test(text)

function rewrite(text: string): string {
  const parser = sax.parser(true, { xmlns: true })
  const written: string[] = []
  const open: string[] = []
  let roots = 0
  let style: string[] | undefined

  const writeText = (words: string) => {
    if (open.length === 0) {
      if (words.trim() !== '') refuse('is not well-formed')
      return
    }
    if (hasControlCharacters(words)) refuse('holds control characters')
    style?.push(words)
    written.push(escaped(words))
  }
  parser.onerror = () => refuse('is not well-formed')
  parser.ondoctype = () => refuse('has a document type')
  parser.onsgmldeclaration = () => refuse('has a declaration of its own')
  parser.onprocessinginstruction = ({ name, body }) => {
    if (name !== 'xml') refuse('has an instruction for other programs')
    const encoding = /encoding\s*=\s*["']?([^"'\s?]*)/i.exec(body)?.[1]
    if (encoding !== undefined && encoding.toLowerCase() !== 'utf-8')
      refuse('names an encoding other than UTF-8')
  }
  parser.ontext = writeText
  parser.oncdata = writeText
  parser.onopentag = (tag) => {
    if (!('uri' in tag)) return refuse('is not well-formed')
    if (tag.uri !== svgSpace || tag.prefix !== '' || !elements.has(tag.local))
      refuse(`holds <${tag.name.slice(0, 60)}>`)
    if (open.length === 0 && (tag.local !== 'svg' || ++roots > 1)) refuse('is not well-formed')
    if (open.length === deepest) refuse('is nested too deeply')
    if (textElements.has(open.at(-1) ?? '')) refuse(`holds <${tag.local}> in a text`)
    open.push(tag.local)
    if (tag.local === 'style') style = []
    written.push(`<${[tag.local, ...attributesOf(tag, open.length === 1)].join(' ')}>`)
  }
  parser.onclosetag = () => {
    const name = open.pop()
    const problem = name === 'style' && style && styleProblem(style.join(''))
    if (problem) refuse(problem)
    if (name === 'style') style = undefined
    written.push(`</${name}>`)
  }
  parser.write(text.replace(/^\uFEFF/, '')).close()
  return roots === 1 && open.length === 0 ? written.join('') : refuse('is not well-formed')
}

function attributesOf({ attributes }: QualifiedTag, isRoot: boolean): string[] {
  const own = Object.values(attributes).flatMap((attribute) => {
    const name = nameOf(attribute)
    return name === undefined ? [] : [`${name}="${escaped(checkedValue(name, attribute.value))}"`]
  })
  return isRoot ? [`xmlns="${svgSpace}"`, `xmlns:xlink="${linkSpace}"`, ...own] : own
}

/** The name under which an attribute is written; undefined for one of another program's, which draws nothing. */
function nameOf({ name, prefix, local, uri }: QualifiedAttribute): string | undefined {
  if (name === 'xmlns' || prefix === 'xmlns') return undefined
  if (name.toLowerCase() === 'xml:base') return refuse('has another base address')
  if (/^on/i.test(local)) return refuse(`has the event attribute ${name.slice(0, 60)}`)
  if (uri === linkSpace) return local === 'href' ? 'xlink:href' : undefined
  if (prefix === 'xml') return ['space', 'lang'].includes(local) ? name : undefined
  if (prefix !== '') return undefined
  return /^[a-z][\w-]*$/i.test(name) ? name : refuse(`has the attribute ${name.slice(0, 60)}`)
}

/** Words for people: brackets in them call nothing. */
const wordAttributes = new Set(['id', 'class', 'aria-label', 'data-name'])

function checkedValue(name: string, value: string): string {
  if (hasControlCharacters(value)) refuse('holds control characters')
  if (/^(?:xlink:)?href$/i.test(name)) {
    if (!value.trim().startsWith('#')) refuse(`has a ${name} that leads out of it`)
    return value
  }
  const problem = wordAttributes.has(name) ? undefined : styleProblem(value)
  return problem ? refuse(problem) : value
}

/** As ASCII, so that the text reads the same in whatever encoding someone takes it for. */
const escaped = (text: string): string =>
  text.replace(/[^\t\n\r -~]|[&<>"']/gu, (character) => `&#${character.codePointAt(0)};`)
