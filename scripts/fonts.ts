/**
 * Cuts the display face (Unbounded 600, SIL Open Font Licence) to the characters that headings and prices use,
 * one file per script, into src/ui/fonts. Run it again after the face or the characters change: `npm run fonts`.
 * The ranges in src/ui/styles/fonts.css say the same characters.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

const letters = (from: string, to: string) => {
  const first = from.codePointAt(0) ?? 0
  const last = to.codePointAt(0) ?? 0
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('')
}

const subsets = {
  latin: `${letters('A', 'Z')}${letters('a', 'z')}${letters('0', '9')} \u00a0.,:;!?%+-–—„“”’()/&€−`,
  'latin-ext': 'ĄČĘĖĮŠŲŪŽąčęėįšųūž',
  cyrillic: `${letters('А', 'я')}Ёё«»№`,
}

await mkdir('src/ui/fonts', { recursive: true })
for (const [name, characters] of Object.entries(subsets)) {
  const source = await readFile(`node_modules/@fontsource/unbounded/files/unbounded-${name}-600-normal.woff2`)
  const font = await subsetFont(source, characters, { targetFormat: 'woff2', noLayoutClosure: true })
  await writeFile(`src/ui/fonts/unbounded-600-${name}.woff2`, font)
  console.log(`unbounded-600-${name}.woff2: ${font.length} bytes`)
}
