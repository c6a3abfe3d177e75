import fc from 'fast-check'

/** What a drawing does where its script runs, in a page that frames it. */
const payload = "parent.postMessage('ran','*')"

const escapeSequence = '\u001b$B"A\u001b(B'
const scriptText = fc.constantFrom(
  payload,
  `<![CDATA[${payload}]]>`,
  payload.replaceAll("'", '&#39;'),
  `<!-- \n${payload}\n// -->`,
)
const scriptAddress = fc.constantFrom(
  `data:text/javascript,${encodeURIComponent(payload)}`,
  `javascript:${payload}`,
  `java&#10;script:${payload}`,
  ` &#x6a;avascript:${payload}`,
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" id="x" onload="${payload}"/>`)}#x`,
)
const eventName = fc.constantFrom(
  'onload',
  'ONLOAD',
  'onerror',
  'onbegin',
  'onfocusin',
  'xlink:onload',
  'on\u0000load',
  'o&#110;load',
)
const attributeName = fc.oneof(
  eventName,
  fc.constantFrom(
    'href',
    'xlink:href',
    'XLINK:HREF',
    'h:href',
    'src',
    'style',
    'fill',
    'id',
    'd',
    'class',
    'xml:base',
  ),
)
const attributeValue = fc.oneof(
  fc.constant(payload),
  scriptAddress,
  fc.constantFrom(
    '#a',
    'M0 0h9v9z',
    'url(#a)',
    `url(javascript:${payload})`,
    '" onload="',
    `${escapeSequence}(B=`,
    `${escapeSequence} onload='${payload}' y="`,
    '&lt;script&gt;',
    '\\75 rl(//x.example)',
    '&foo;',
    '&#0;',
    '+ADw-script+AD4-',
  ),
)
const attribute = fc
  .tuple(
    attributeName,
    attributeValue,
    fc.constantFrom('"', "'", ''),
    fc.constantFrom(' ', '/', '\n', '\u000c', ''),
  )
  .map(([name, value, quote, before]) => `${before}${name}=${quote}${value}${quote}`)
const attributes = fc.array(attribute, { maxLength: 3 }).map((list) => list.join(''))

const elementName = fc.constantFrom(
  'path',
  'g',
  'use',
  'text',
  'title',
  'style',
  'a',
  'image',
  'feImage',
  'script',
  'SCRIPT',
  's:script',
  'h:script',
  'set',
  'animate',
  'foreignObject',
  'handler',
  'h:img',
  'h:iframe',
  'h:body',
  'svg',
  '__proto__',
)
const words = fc.constantFrom(
  'a',
  '<!--',
  '-->',
  ']]>',
  '<![CDATA[',
  '&x;',
  '&amp;',
  escapeSequence,
  '@import "//x.example"',
  '<?xml-stylesheet href="data:,"?>',
  '<',
  '\u0000',
  '\ufffe',
)

const { node } = fc.letrec<{ node: string }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    { weight: 3, arbitrary: fc.tuple(elementName, attributes).map(([name, own]) => `<${name}${own}/>`) },
    { weight: 2, arbitrary: fc.constant('<path d="M0 0h9v9z" fill="red"/>') },
    { weight: 1, arbitrary: words },
    { weight: 1, arbitrary: scriptText.map((script) => `<script>${script}</script>`) },
    {
      weight: 1,
      arbitrary: fc.tuple(eventName, fc.constant(payload)).map(([name, code]) => `<g ${name}="${code}"/>`),
    },
    {
      weight: 1,
      arbitrary: scriptAddress.map(
        (address) =>
          `<set attributeName="href" to="${address}"/><use href="${address}"/><script href="${address}"/>`,
      ),
    },
    {
      weight: 2,
      arbitrary: fc
        .tuple(elementName, attributes, fc.array(tie('node'), { maxLength: 3 }))
        .map(([name, own, children]) => `<${name}${own}>${children.join('')}</${name}>`),
    },
  ),
}))

const encodingName = fc.constantFrom(
  'UTF-8',
  'utf-8',
  'ISO-2022-JP',
  'UTF-7',
  'UTF-16',
  'ISO-8859-1',
  'Shift_JIS',
  'HZ',
)
const prolog = fc.oneof(
  { weight: 3, arbitrary: fc.constant('') },
  encodingName.map((name) => `<?xml version="1.0" encoding="${name}"?>`),
  fc.constantFrom(
    '\ufeff',
    '<!DOCTYPE svg>',
    `<!DOCTYPE svg [<!ENTITY x "<script xmlns='http://www.w3.org/2000/svg'>${payload}</script>">]>`,
    '<?xml-stylesheet type="text/xsl" href="data:,"?>',
    '<!-- -->',
  ),
)
const space = fc.oneof(
  { weight: 5, arbitrary: fc.constant('http://www.w3.org/2000/svg') },
  fc.constantFrom('http://www.w3.org/1999/xhtml', ''),
)

const text = fc
  .tuple(prolog, space, attributes, fc.array(node, { maxLength: 4 }))
  .map(
    ([before, name, own, children]) =>
      `${before}<svg xmlns="${name}" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:s="http://www.w3.org/2000/svg" xmlns:h="http://www.w3.org/1999/xhtml" ${own}>${children.join('')}</svg>`,
  )

/** Files that someone would upload to run script with the site's rights, and some that only draw. */
export const hostileDrawing: fc.Arbitrary<Buffer> = fc
  .tuple(
    text,
    fc.oneof({ weight: 9, arbitrary: fc.constant('utf8' as const) }, fc.constant('utf16le' as const)),
  )
  .map(([file, encoding]) => Buffer.from(file, encoding))

/** The drawing that a review got past a checker which read it as UTF-8, whatever it said of itself. */
export const inAnotherEncoding = Buffer.from(
  `<?xml version="1.0" encoding="ISO-2022-JP"?>
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" id="\u001b$B"A\u001b(B=" onload='${payload.replaceAll("'", '&#39;')}' y=" z\u001b$B="aa\u001b(B"></svg>`,
)
