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

const xmlHeader = /^\uFEFF?\s*(<\?xml\s[^<>?]*\?>)?/
const comment = /<!--(?:(?!--)[\s\S])*-->/g
const tag = /<\/?([^\s/<>!?]+)((?:[^<>"']|"[^"<]*"|'[^'<]*')*)>/g
const attribute = /([^\s=/"']+)\s*=\s*("[^"]*"|'[^']*')/g

function attributeProblem(name: string, value: string): string | undefined {
  if (/^on/i.test(name)) return `has the event attribute ${name}`
  if (/(^|:)href$/i.test(name) && !value.startsWith('#')) return `has a ${name} that leads out of it`
  if (value.includes('&#')) return `hides a part of ${name}`
  return name.toLowerCase() === 'xml:base' ? 'has another base address' : undefined
}

function tagProblem(name: string, rest: string): string | undefined {
  if (!elements.has(name)) return `holds <${name.slice(0, 60)}>`
  if (rest.replace(attribute, '').replace(/\/$/, '').trim() !== '') return 'is not well-formed'
  return [...rest.matchAll(attribute)]
    .map(([, attributeName = '', value = '']) => attributeProblem(attributeName, value.slice(1, -1).trim()))
    .find((problem) => problem !== undefined)
}

/** Styles of an attribute or of <style>: a backslash or an entity could write any of these in other letters. */
function styleProblem(text: string): string | undefined {
  if (/url\(\s*(?!['"]?\s*#)/i.test(text) || /@import|image-set|expression\s*\(/i.test(text))
    return 'loads something from elsewhere'
  return text.includes('\\') ? 'hides a part of its styles' : undefined
}

/**
 * What makes an SVG file unfit to be served under this site's name, to follow "the drawing"; undefined for one that
 * only draws. An allow-list: opened by itself, a drawing is a document that could run script with the site's rights.
 * Why: docs/decisions/0009-check-svg-files.md
 */
export function drawingProblem(bytes: Uint8Array): string | undefined {
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return 'is not written in UTF-8'
  }
  const drawn = text.replace(xmlHeader, '').replace(comment, '')
  const tags = [...drawn.matchAll(tag)]
  for (const [, name = '', rest = ''] of tags) {
    const problem = tagProblem(name, rest)
    if (problem) return problem
  }
  if (tags[0]?.[1] !== 'svg' || drawn.replace(tag, '').includes('<')) return 'is not well-formed'
  if (drawn.includes('<style') && drawn.includes('&')) return 'hides a part of its styles'
  return styleProblem(drawn)
}
