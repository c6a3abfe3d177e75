/** Scripts name their neighbours, and what is loaded later. */
const namedByScript = (text: string): string[] =>
  [...text.matchAll(/["'`](?:\.\/|\/?_astro\/)([\w.-]+\.js)["'`]/g)].map(([, name = '']) => `/_astro/${name}`)

/** Pages name them by their whole path. */
const namedByPage = (html: string): string[] =>
  [...html.matchAll(/\/_astro\/[\w.-]+\.js/g)].map(([address]) => address)

/** Says whether a class is in a script's text. */
export type ClassSearch = (className: string) => boolean

/**
 * Finds classes in a script's text, as a whole word of a string, or made from its start: `button-` and what a value adds.
 * The text is split once, and what was found is kept: each of a thousand pages asks for the same thousand classes.
 */
export function classSearch(text: string): ClassSearch {
  // What is before the first and after the last quote is no string's.
  const words = new Set(text.split(/["'`\s]/).slice(1, -1))
  const starts = new Set([...text.matchAll(/["'`\s]([^"'`\s$]*)\$\{/g)].map(([, start]) => start))
  const find = (name: string) =>
    words.has(name) || [...name.matchAll(/-/g)].some(({ index }) => starts.has(name.slice(0, index + 1)))
  const answers = new Map<string, boolean>()
  return (name) => {
    const answer = answers.get(name) ?? find(name)
    answers.set(name, answer)
    return answer
  }
}

/**
 * Says of each page whether a class is in a script that it may come to load, at once or later; `read` gives a built
 * script by its address. Pages with the same scripts share what was found.
 */
export function scriptSearch(read: (address: string) => string): (html: string) => ClassSearch {
  const scripts = new Map<string, { named: string[]; has: ClassSearch }>()
  const searches = new Map<string, ClassSearch>()

  function script(address: string) {
    const known = scripts.get(address)
    if (known) return known
    const text = read(address)
    const made = { named: namedByScript(text), has: classSearch(text) }
    scripts.set(address, made)
    return made
  }

  function reached(addresses: readonly string[]): Set<string> {
    const found = new Set<string>()
    const find = (address: string) => {
      if (found.has(address)) return
      found.add(address)
      script(address).named.forEach(find)
    }
    addresses.forEach(find)
    return found
  }

  function searchOf(named: readonly string[], renderers: readonly string[]): ClassSearch {
    const foreign = reached(renderers)
    const own = [...reached(named)]
      .filter((address) => !foreign.has(address))
      .map((address) => script(address).has)
    const answers = new Map<string, boolean>()
    return (className) => {
      const answer = answers.get(className) ?? own.some((has) => has(className))
      answers.set(className, answer)
      return answer
    }
  }

  return (html) => {
    const named = [...new Set(namedByPage(html))].toSorted()
    // React's own code names no class of ours, but many a word that one of ours has.
    const renderers = [...html.matchAll(/renderer-url="([^"]+)"/g)].map(([, address = '']) => address)
    const search = searches.get(named.join()) ?? searchOf(named, renderers)
    searches.set(named.join(), search)
    return search
  }
}
