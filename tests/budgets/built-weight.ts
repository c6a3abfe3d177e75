import { brotliCompressSync } from 'node:zlib'
import { importsOf } from '../../build/finish-pages/preload-islands.ts'
import { attributesOf, elementsOf } from '../../hosting/html.ts'
import { builtFile } from '../public-pages/built-site.ts'

/** Files of these addresses never change: every page would weigh React again. */
const weighed = new Map<string, number>()

const bytes = (text: string) => brotliCompressSync(text).length

function weightOfFile(address: string): number {
  const weight = weighed.get(address) ?? bytes(builtFile(address))
  weighed.set(address, weight)
  return weight
}

/** What a built script may ask for later, by the file names. */
const laterImportsOf = (script: string): string[] =>
  [...script.matchAll(/import\(["'`]\.\/([\w.-]+\.js)["'`]\)/g)].flatMap(([, name]) => name ?? [])

interface Weight {
  /** Files in its way to the screen. */
  blockingFiles: number
  /** Files between its address and its picture: itself, its fonts, the pictures that don't wait, its scripts. */
  filesBeforePicture: number
  /** The addresses of its fonts. */
  fonts: string[]
  /** The addresses of the scripts that it loads before anything is touched. */
  scripts: string[]
  /** The document alone: nothing else may block it. Bytes in brotli, reckoned when asked for: that takes its time. */
  readonly firstRender: number
  /** All script of those and in the page; bytes in brotli, reckoned when asked for. */
  readonly script: number
}

/**
 * What a built page weighs, by what it says and without a browser: only so are all pages weighed each time. `asksFor`
 * names the modules that it asks for by itself.
 */
export function weightOf(html: string, asksFor: readonly string[] = []): Weight {
  const inline: string[] = []
  const files = new Set<string>()
  let blockingFiles = 0
  const fonts: string[] = []
  let pictures = 0

  function need(address: string | undefined) {
    if (address === undefined || files.has(address)) return
    files.add(address)
    const script = builtFile(address)
    const later = laterImportsOf(script).filter((name) =>
      asksFor.some((module) => name.startsWith(`${module}.`)),
    )
    for (const name of [...importsOf(script), ...later]) need(`/_astro/${name}`)
  }

  for (const { name, source, text } of elementsOf(html)) {
    const attributes = attributesOf(source)
    const type = attributes.get('type')
    if (name === 'script') {
      const isLater = type === 'module' || attributes.has('async') || attributes.has('defer')
      if (attributes.has('src')) {
        need(attributes.get('src'))
        if (!isLater) blockingFiles += 1
      } else if (type !== 'application/ld+json') inline.push(text)
    }
    if (name === 'link' && attributes.get('rel') === 'stylesheet') blockingFiles += 1
    if (name === 'link' && attributes.get('as') === 'font') fonts.push(attributes.get('href') ?? '')
    if (name === 'link' && attributes.get('rel') === 'modulepreload') need(attributes.get('href'))
    if (name === 'img' && attributes.get('loading') !== 'lazy') pictures += 1
    // Every other island waits until it is touched or woken.
    if (name === 'astro-island' && ['only', 'idle', 'load'].includes(attributes.get('client') ?? '')) {
      need(attributes.get('component-url'))
      need(attributes.get('renderer-url'))
    }
  }
  return {
    blockingFiles,
    filesBeforePicture: 1 + fonts.length + pictures + files.size,
    fonts,
    scripts: [...files],
    get firstRender() {
      return bytes(html)
    },
    get script() {
      return [...files].reduce((sum, address) => sum + weightOfFile(address), bytes(inline.join('\n')))
    },
  }
}
