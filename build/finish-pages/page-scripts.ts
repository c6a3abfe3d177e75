const fileName = /["'`](?:\.\/|\/?_astro\/)([\w.-]+\.js)["'`]/g

const namedIn = (text: string): string[] =>
  [...text.matchAll(fileName)].map(([, name = '']) => `/_astro/${name}`)

const escaped = (text: string) => text.replace(/[^\w-]/g, '\\$&')

/** Finds a class in a script's text, as a whole word of a string, or made from its start: `button-` and what a value adds. */
export function classPattern(name: string): RegExp {
  const starts = [...name.matchAll(/-/g)].map(({ index }) => `${escaped(name.slice(0, index + 1))}\\$\\{`)
  return new RegExp(`(?<=["'\`\\s])(?:${[`${escaped(name)}(?=["'\`\\s])`, ...starts].join('|')})`)
}

/**
 * Says of each page whether a class is in a script that it may come to load, at once or later; `read` gives a built
 * script by its address. Pages with the same scripts share what was found.
 */
export function scriptSearch(read: (address: string) => string) {
  const answers = new Map<string, Map<string, boolean>>()

  function reached(addresses: readonly string[]): string[] {
    const found = new Set<string>()
    const find = (address: string) => {
      if (found.has(address)) return
      found.add(address)
      namedIn(read(address)).forEach(find)
    }
    addresses.forEach(find)
    return [...found]
  }

  function isIn(className: string, named: readonly string[], renderers: readonly string[]): boolean {
    const pattern = classPattern(className)
    const foreign = new Set(reached(renderers))
    return reached(named).some((address) => !foreign.has(address) && pattern.test(read(address)))
  }

  return (html: string): ((className: string) => boolean) => {
    const named = [...new Set(namedIn(html))].toSorted()
    // React's own code names no class of ours, but many a word that one of ours has.
    const renderers = [...html.matchAll(/renderer-url="([^"]+)"/g)].map(([, address = '']) => address)
    const known = answers.get(named.join()) ?? new Map<string, boolean>()
    answers.set(named.join(), known)
    return (className) => {
      const answer = known.get(className) ?? isIn(className, named, renderers)
      known.set(className, answer)
      return answer
    }
  }
}
