import * as v from 'valibot'

/** Each thing of a list once, the first of its name: a screen can't show two with the same one. */
export const unique = <Item>(nameOf: (item: Item) => string) =>
  v.transform((items: Item[]): Item[] => {
    const names = new Set<string>()
    return items.filter((item) => {
      const name = nameOf(item)
      return !names.has(name) && names.add(name)
    })
  })
