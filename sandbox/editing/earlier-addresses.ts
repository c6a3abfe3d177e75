import { languages } from '../../src/i18n/language.ts'
import type { EntrySource } from '../contentful/read-entry.ts'
import { pathsOf } from './contents.ts'
import type { Loaded } from './edited-space.ts'
import { isTexts } from './form-values.ts'

type Values = EntrySource['values']

const slugsOf = ({ slug }: Values): Values => (isTexts(slug) ? slug : {})

/** The fields of a page with each address that it loses by them among its earlier ones, so that links to it still lead there. */
export function withEarlierAddresses(loaded: Loaded, id: string, values: Values): Values {
  const source = loaded.sources.get(id)
  const paths = pathsOf(loaded, id)
  if (!source || !paths) return values
  const [before, after] = [slugsOf(source.values), slugsOf(values)]
  const moved = languages.flatMap((language) => {
    const [old, now] = [before[language], after[language]]
    const path = paths[language]
    if (typeof old !== 'string' || typeof now !== 'string' || old === now || !path.endsWith(`/${old}`))
      return []
    return [{ from: path, to: path.slice(0, -old.length) + now }]
  })
  if (moved.length === 0) return values
  const kept = new Set(
    String(values.earlierAddresses ?? '')
      .split(/\s+/)
      .filter(Boolean),
  )
  for (const { from, to } of moved) {
    kept.add(from)
    kept.delete(to)
  }
  return { ...values, earlierAddresses: [...kept].join(' ') }
}
