import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import type { Fields } from '../content.ts'
import { defaultLocale } from '../locales.ts'
import { detailsOf } from '../on-wire.ts'
import { ProblemAnswer } from '../problem-answer.ts'
import { type Picture, pictureOf } from '../read-asset.ts'
import { Space } from '../space.ts'
import { type ContentTypeBody, contentTypeProblems } from './content-type-body.ts'
import { publishingProblems, type Surroundings, savingProblems } from './entry-problems.ts'
import { type Managed, VersionedStore } from './versioned-store.ts'

export interface Locale {
  name: string
  code: string
  fallbackCode: string | null
  default: boolean
  optional: boolean
}

export interface EntryDraft {
  contentType: string
  fields: Fields
}

/** `pictures` are the files that were processed, by locale. */
export interface AssetDraft {
  fields: Fields
  pictures: Readonly<Record<string, Picture>>
}

export interface EditorInterface {
  version: number
  body: Record<string, unknown>
}

const NewFile = v.looseObject({
  fileName: v.pipe(v.string(), v.nonEmpty()),
  uploadFrom: v.object({ sys: v.object({ id: v.string() }) }),
})
const ProcessedFile = v.looseObject({ fileName: v.string() })
const Texts = v.optional(v.record(v.string(), v.string()), {})

/**
 * A space as editors and tools work on it: drafts with versions. What they publish is in `delivery`, as readers get it.
 * It begins empty, with the default locale alone.
 */
export class ManagedSpace {
  readonly delivery = new Space({ content: { entries: new Map(), assets: new Map() } })
  readonly contentTypes = new VersionedStore<ContentTypeBody>('ContentType')
  readonly entries = new VersionedStore<EntryDraft>('Entry')
  readonly assets = new VersionedStore<AssetDraft>('Asset')
  readonly locales = new VersionedStore<Locale>('Locale')
  readonly editorInterfaces = new Map<string, EditorInterface>()
  readonly #uploads = new Map<string, Buffer>()

  constructor() {
    const own = {
      name: 'Lithuanian',
      code: defaultLocale,
      fallbackCode: null,
      default: true,
      optional: false,
    }
    this.locales.save(defaultLocale, own, undefined)
  }

  saveContentType(id: string, body: ContentTypeBody, version: number | undefined) {
    refuse('ValidationFailed', contentTypeProblems(body, this.contentTypes.find(id)?.published?.content))
    return this.contentTypes.save(id, body, version)
  }

  /** The controls of fields that are gone go with them. */
  publishContentType(id: string, version: number | undefined): Managed<ContentTypeBody> {
    const published = this.contentTypes.publish(id, version)
    if (!this.editorInterfaces.has(id)) this.editorInterfaces.set(id, { version: 0, body: { controls: [] } })
    return published
  }

  saveEntry(id: string, { fields, contentType }: EntryDraft, version: number | undefined) {
    const known = this.entries.find(id)?.content.contentType ?? contentType
    const problems = savingProblems(fields, this.#fieldsOf(known), this.#localeCodes())
    refuse(
      'UnknownField',
      problems.filter(({ name, path }) => name === 'unknown' && path.length === 2),
    )
    refuse('InvalidEntry', problems)
    return this.entries.save(id, { contentType: known, fields }, version)
  }

  publishEntry(id: string, version: number | undefined): Managed<EntryDraft> {
    const { content } = this.entries.get(id)
    const problems = publishingProblems(content.fields, this.#fieldsOf(content.contentType), this.#around(id))
    const isUnresolved = (name: string) => name === 'notResolvable'
    refuse('ValidationFailed', problems.some(({ name }) => !isUnresolved(name)) ? problems : [])
    refuse('UnresolvedLinks', problems)
    const published = this.entries.publish(id, version)
    this.delivery.publishEntry(id, content)
    return published
  }

  saveAsset(id: string, fields: Fields, version: number | undefined): Managed<AssetDraft> {
    const locales = this.#localeCodes()
    const unknown = Object.values(fields)
      .flatMap(Object.keys)
      .filter((locale) => !locales.includes(locale))
    refuse(
      'ValidationFailed',
      unknown.map((locale) => ({
        name: 'unknown',
        path: ['fields', locale],
        details: `"${locale}" is not a locale`,
      })),
    )
    return this.assets.save(id, { fields, pictures: this.assets.find(id)?.content.pictures ?? {} }, version)
  }

  /** Makes a file of an upload, with its sizes. Contentful does this after it has answered. */
  async processAsset(id: string, locale: string, version: number | undefined): Promise<void> {
    const { content } = this.assets.get(id)
    const file = v.safeParse(NewFile, content.fields.file?.[locale])
    const bytes = file.success ? this.#uploads.get(file.output.uploadFrom.sys.id) : undefined
    const picture = bytes && (await pictureOf(bytes))
    if (!file.success || !picture)
      throw new ProblemAnswer('BadRequest', {
        message: 'There is no file to process, or none that is a picture or a PDF.',
      })
    const { contentType } = picture
    const { fileName } = file.output
    const url = `//images.invalid/${this.delivery.id}/${id}/${randomUUID()}/${encodeURIComponent(fileName)}`
    const details = detailsOf(picture)
    const fields = {
      ...content.fields,
      file: { ...content.fields.file, [locale]: { fileName, contentType, details, url } },
    }
    this.assets.save(id, { fields, pictures: { ...content.pictures, [locale]: picture } }, version)
  }

  publishAsset(id: string, version: number | undefined): Managed<AssetDraft> {
    const { fields, pictures } = this.assets.get(id).content
    const picture = pictures[defaultLocale]
    const file = v.safeParse(ProcessedFile, fields.file?.[defaultLocale])
    if (!picture || !file.success)
      throw new ProblemAnswer('ValidationFailed', {
        details: {
          errors: [
            { name: 'required', path: ['fields', 'file', defaultLocale], details: 'No file is processed' },
          ],
        },
      })
    const published = this.assets.publish(id, version)
    this.delivery.publishAsset(id, {
      ...picture,
      fileName: file.output.fileName,
      title: v.parse(Texts, fields.title),
      description: v.parse(Texts, fields.description),
    })
    return published
  }

  unpublish(type: 'Entry' | 'Asset', id: string): Managed<EntryDraft> | Managed<AssetDraft> {
    const unpublished = type === 'Entry' ? this.entries.unpublish(id) : this.assets.unpublish(id)
    this.delivery.unpublish(type, id)
    return unpublished
  }

  /** Keeps a file for an asset that will name it. */
  upload(bytes: Buffer): string {
    const id = randomUUID().replaceAll('-', '')
    this.#uploads.set(id, bytes)
    return id
  }

  #localeCodes(): string[] {
    return this.locales.all.map(({ content }) => content.code)
  }

  #fieldsOf(contentType: string) {
    const { published } = this.contentTypes.get(contentType)
    if (!published) throw new ProblemAnswer('NotFound', { details: { type: 'ContentType', id: contentType } })
    return published.content.fields
  }

  #around(id: string): Surroundings {
    const { contentType } = this.entries.get(id).content
    const others = this.entries.all.filter(
      ({ id: other, published }) => other !== id && published?.content.contentType === contentType,
    )
    const isOwner = (field: string, locale: string, value: unknown) =>
      others.find(({ published }) => published?.content.fields[field]?.[locale] === value)?.id
    return {
      locales: this.#localeCodes(),
      optionalLocales: this.locales.all.flatMap(({ content: { optional, code } }) =>
        optional ? [code] : [],
      ),
      contentTypeOf: (entry) => this.entries.find(entry)?.content.contentType,
      mimeTypeOf: (asset) => this.assets.find(asset)?.content.pictures[defaultLocale]?.contentType,
      ownerOf: isOwner,
    }
  }
}

function refuse(
  id: 'InvalidEntry' | 'UnknownField' | 'UnresolvedLinks' | 'ValidationFailed',
  errors: object[],
) {
  if (errors.length > 0) throw new ProblemAnswer(id, { details: { errors } })
}
