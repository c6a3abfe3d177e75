/** Functions of CSS and of SVG's attributes that load nothing; what isn't here may. */
const functions = new Set([
  'url',
  'rgb',
  'rgba',
  'hsl',
  'hsla',
  'calc',
  'var',
  'matrix',
  'matrix3d',
  'translate',
  'translatex',
  'translatey',
  'scale',
  'scalex',
  'scaley',
  'rotate',
  'skewx',
  'skewy',
  'circle',
  'ellipse',
  'inset',
  'polygon',
])

/**
 * Why styles, of <style> or of one attribute, may not be published, to follow "the drawing". They may only call what is
 * known to load nothing, and refer to parts of the same drawing.
 */
export function styleProblem(text: string): string | undefined {
  // A backslash would write any of the names below in other letters.
  if (text.includes('\\')) return 'hides a part of its styles'
  if (text.includes('@')) return 'has a rule with @ in its styles'
  for (const [call, name = ''] of text.matchAll(/([\w-]{1,40})\(\s{0,9}['"]?#?/g)) {
    if (!functions.has(name.toLowerCase())) return `calls ${name}() in its styles`
    if (/^url$/i.test(name) && !call.endsWith('#')) return 'loads something from elsewhere'
  }
  return undefined
}
