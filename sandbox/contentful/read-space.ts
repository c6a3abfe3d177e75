import { globSync } from 'node:fs'
import { contentTypes } from '../../content-sync/model/content-types.ts'
import type { AssetContent, EntryContent, SpaceContent } from './content.ts'
import { readAsset } from './read-asset.ts'
import { contentTypeOf, type EntrySource, readEntry, reportShared } from './read-entry.ts'
import type { KnownIds } from './read-link.ts'
import { SpaceProblems } from './space-problems.ts'
import { readYamlFile } from './yaml-file.ts'

/**
 * Reads a space from `entries/<contentType>.yaml`, `entries/<contentType>/<any>.yaml`, `assets.yaml` and `assets/`.
 * Throws UnreadableSpace, which names by file, entry and field everything that Contentful wouldn't publish.
 */
export async function readSpace(folder: string): Promise<SpaceContent> {
  const problems = new SpaceProblems()
  const sources = await readEntrySources(folder, problems)
  const assetSources = await readYamlFile(folder, 'assets.yaml', problems)
  // What a file that can't be read holds would be missed by every entry that links to it.
  problems.refuse(folder)
  const known: KnownIds = {
    entries: new Map(sources.map(({ id, contentType }) => [id, contentType.id])),
    assets: new Set(assetSources.map(({ id }) => id)),
  }
  const entries = new Map<string, EntryContent>()
  for (const source of sources) entries.set(source.id, await readEntry(source, known, problems))
  for (const contentType of contentTypes) {
    reportShared(
      contentType,
      sources.filter((source) => source.contentType === contentType),
      problems,
    )
  }
  const assets = new Map<string, AssetContent>()
  for (const source of assetSources) {
    const asset = await readAsset(folder, source, problems)
    if (asset) assets.set(source.id, asset)
  }
  problems.refuse(folder)
  return { entries, assets }
}

/** The entries of every file, as they are written. */
export async function readEntrySources(folder: string, problems: SpaceProblems): Promise<EntrySource[]> {
  const files = globSync('entries/**/*.{yaml,yml}', { cwd: folder }).toSorted()
  const sources = new Map<string, EntrySource>()
  for (const file of files) {
    const contentType = contentTypeOf(file)
    if (!contentType) problems.add({ file }, 'is not named after a content type')
    else {
      for (const item of await readYamlFile(folder, file, problems)) {
        const first = sources.get(item.id)
        if (first) problems.add({ file, entry: item.id }, `stands in ${first.file} already`)
        else sources.set(item.id, { ...item, contentType })
      }
    }
  }
  return [...sources.values()]
}
