import * as v from 'valibot'
import type { DeliverySpace } from '../environment.ts'
import type { RawAsset } from '../mirror.ts'
import { parseMirror } from '../parse/parse-mirror.ts'
import { noPictures, type Picture, PictureFile } from '../pictures/picture.ts'
import { pull } from '../pull/pull.ts'
import { lengthWarnings } from './length-warnings.ts'
import { type Report, type Reported, reported } from './report.ts'

/**
 * What would be wrong if all drafts were published now, without what is wrong on the site already. `preview` reads
 * drafts. Pictures are taken as good: a build looks into them. Throws where Contentful doesn't answer.
 */
export async function draftProblems(
  preview: DeliverySpace,
  published: Report | undefined,
): Promise<Reported[]> {
  const pulled = await pull({ environment: preview, mirror: undefined, log: () => undefined })
  if (pulled.kind === 'failed') throw new Error(pulled.sentence)
  const { mirror } = pulled
  const { problems } = parseMirror({ ...mirror, pictures: asGood(Object.values(mirror.assets)) })
  const all = reported([...problems, ...lengthWarnings(mirror.entries)], mirror.entries, preview)
  // A build goes back to what was published before: a page's mistake stops no other.
  return all
    .map((problem): Reported => (problem.severity === 'fatal' ? { ...problem, severity: 'broken' } : problem))
    .filter((problem) => !published?.problems.some((known) => isSame(problem, known)))
}

/** A build's message may go on with what was done about it. */
const isSame = (draft: Reported, known: Reported): boolean =>
  draft.entry === known.entry &&
  draft.field === known.field &&
  draft.language === known.language &&
  known.message.startsWith(draft.message)

const picture: Picture = { kind: 'kept', file: 'draft.webp', sources: [] }

const asGood = (assets: readonly RawAsset[]) => ({
  ...noPictures,
  byAddress: Object.fromEntries(
    assets.flatMap(({ fields }) =>
      Object.values(fields.file ?? {}).flatMap((file) =>
        v.is(PictureFile, file) ? [[file.url, picture] as const] : [],
      ),
    ),
  ),
})
