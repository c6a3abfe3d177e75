import { brotliCompressSync } from 'node:zlib'
import { attributesOf, elementsOf } from '../../hosting/html.ts'
import { importsOf } from '../../src/ui/finish-pages/preload-islands.ts'
import { builtFile } from '../public-pages/built-site.ts'

/** Files of these addresses never change: every page would weigh React anew. */
const weighed = new Map<string, number>()

const bytes = (text: string) => brotliCompressSync(text).length

function weightOfFile(address: string): number {
  const weight = weighed.get(address) ?? bytes(builtFile(address))
  weighed.set(address, weight)
  return weight
}

interface Weight {
  /** The document alone: nothing else may block it. Bytes in brotli. */
  firstRender: number
  /** Files in its way to the screen. */
  blockingFiles: number
  /** What it loads before anything is touched, in files and in the page; bytes in brotli. */
  script: number
}

/** What a built page weighs, by what it says and without a browser: only so are all pages weighed each time. */
export function weightOf(html: string): Weight {
  const inline: string[] = []
  const files = new Set<string>()
  let blockingFiles = 0

  function need(address: string | undefined) {
    if (address === undefined || files.has(address)) return
    files.add(address)
    for (const name of importsOf(builtFile(address))) need(`/_astro/${name}`)
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
    if (name === 'link' && attributes.get('rel') === 'modulepreload') need(attributes.get('href'))
    // Every other island waits until it is touched or woken.
    if (name === 'astro-island' && ['only', 'idle', 'load'].includes(attributes.get('client') ?? '')) {
      need(attributes.get('component-url'))
      need(attributes.get('renderer-url'))
    }
  }
  const script = [...files].reduce((sum, address) => sum + weightOfFile(address), bytes(inline.join('\n')))
  return { firstRender: bytes(html), blockingFiles, script }
}
