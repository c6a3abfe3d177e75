import type { SearchSection } from '../../lib/search/search-section.ts'
import type { ShardHead } from '../../lib/search/shards.ts'
import type { SearchWords } from '../../lib/search/terms.ts'
import { isSection, isTextList } from './loaded-places.ts'
import type { Search } from './search.ts'
import { type Parts, shardedSearch } from './sharded-search.ts'

/** The search over an index whose parts are loaded when a question needs them; throws where it isn't the head of one. */
export function searchInParts(head: unknown, words: SearchWords): Search {
  if (!isLoadedHead(head)) throw new Error('search index: no parts')
  return shardedSearch(head, words, partsIn(head.folder)).find
}

/** A head, and the folder of its parts: `/search/lt/kK2vIt_x9Q`. */
interface LoadedHead extends ShardHead {
  folder: string
}

const isLoadedHead = (value: unknown): value is LoadedHead =>
  typeof value === 'object' &&
  value !== null &&
  ['folder', 'firstWords', 'named', 'common', 'unlike', 'kinds'].every(
    (field) => typeof Reflect.get(value, field) === 'string',
  ) &&
  typeof Reflect.get(value, 'count') === 'number' &&
  ['letters', 'averages'].every((field) => isNumberList(Reflect.get(value, field))) &&
  isTextList(Reflect.get(value, 'lengths'))

const isNumberList = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'number')

/** Loads each part once. A part that is gone belongs to an index that was published since: it rejects, and so it does where none comes. */
function partsIn(folder: string): Parts {
  const loaded = new Map<string, Promise<unknown>>()
  async function load(path: string): Promise<unknown> {
    const known = loaded.get(path)
    if (known) return known
    const loading = fetch(`${folder}/${path}.json`).then((answer) => {
      if (!answer.ok) throw new Error(`part of the search: ${answer.status}`)
      return answer.json()
    })
    loaded.set(path, loading)
    loading.catch(() => loaded.delete(path))
    return loading
  }
  return {
    async words(part) {
      const lines = await load(`words/${part}`)
      if (!isTextList(lines)) throw new Error('part of the search: no words')
      return lines
    },
    async places(part) {
      const places = await load(`places/${part}`)
      if (!isPlaces(places)) throw new Error('part of the search: no places')
      return places
    },
  }
}

const isPlaces = (value: unknown): value is SearchSection[] => Array.isArray(value) && value.every(isSection)
