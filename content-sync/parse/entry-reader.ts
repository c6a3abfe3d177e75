import { defaultLanguage, type Language } from '../../src/i18n/language.ts'
import type { RawAsset, RawEntry } from '../mirror.ts'
import type { Problem } from '../problem.ts'
import { isBlank } from './blank.ts'
import type { SpaceLookup } from './space.ts'

/** A page's paths in all languages, by the page entry's id. */
export type PagePaths = ReadonlyMap<string, Record<Language, string>>

/** The site in one language, while it is being made. */
export interface Edition {
  space: SpaceLookup
  language: Language
  /** Whether a page of Uoga Extra is being made: entries' variants for it are in. */
  isExtra: boolean
  pagePaths: Pick<PagePaths, 'get'>
}

/** A value as it was found: `language` is the one it was found in, Lithuanian where that is in. */
export interface FieldValue {
  entry: EntryReader
  field: string
  language: Language
  value: unknown
}

/** Makes a domain value of an entry; undefined leaves the entry out, its problems are then named. */
export type EntryParser<T> = (entry: EntryReader) => T | undefined

/** Reads the fields of one raw entry (or asset) in one language: knows where a language falls back, and names problems. */
export class EntryReader {
  readonly id: string
  readonly contentType: string
  readonly edition: Edition
  /** What a missing part of this entry means: a page can't be made, or the entry is left out of it. */
  readonly severity: 'fatal' | 'broken'
  readonly #fields: RawEntry['fields']
  readonly #parent: EntryReader | undefined

  constructor(
    edition: Edition,
    raw: RawEntry | RawAsset,
    severity: 'fatal' | 'broken',
    parent?: EntryReader,
  ) {
    this.id = raw.sys.id
    this.contentType = 'contentType' in raw.sys ? raw.sys.contentType.sys.id : 'asset'
    this.edition = edition
    this.severity = severity
    this.#fields = raw.fields
    this.#parent = parent
  }

  /** A field's value in the entry's language, else in Lithuanian; undefined where both are blank. */
  find(field: string): FieldValue | undefined {
    const values = this.#fields[field]
    const language = [this.edition.language, defaultLanguage].find(
      (candidate) => !isBlank(values?.[candidate]),
    )
    return language && { entry: this, field, language, value: values?.[language] }
  }

  report(problem: Pick<Problem, 'severity' | 'field' | 'language' | 'message'>): void {
    this.edition.space.problems.add({ ...problem, contentType: this.contentType, entry: this.id })
  }

  /** A reader for what this entry links to. */
  linked(raw: RawEntry | RawAsset): EntryReader {
    return new EntryReader(this.edition, raw, 'broken', this)
  }

  /** Whether an entry is this one, or one that is being read on the way to it. */
  isWithin(id: string): boolean {
    return this.id === id || (this.#parent?.isWithin(id) ?? false)
  }
}
