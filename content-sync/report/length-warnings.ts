import { isLanguage } from '../../src/i18n/language.ts'
import type { Entries } from '../linked-entries.ts'
import { contentTypes } from '../model/content-types.ts'
import { pageTypes } from '../parse/page-types.ts'
import type { Problem } from '../problem.ts'

/** Characters of a page's heading that fit two lines of a phone. */
const longestTitle = 70

const sizes = new Map(
  contentTypes.map(({ id, fields }) => [
    id,
    new Map(
      fields.flatMap((field) => {
        const isTitle = field.id === 'title' && pageTypes.includes(id)
        const max = isTitle
          ? longestTitle
          : field.validations.flatMap((one) => ('size' in one ? [one.size.max ?? []] : [])).flat()[0]
        return max !== undefined && field.type !== 'Array' ? [[field.id, max] as const] : []
      }),
    ),
  ]),
)

/** Texts that are longer than there is room for. Contentful refuses some of them, but not those of before. */
export const lengthWarnings = (entries: Entries): Problem[] =>
  Object.values(entries).flatMap(({ sys, fields }) => {
    const contentType = sys.contentType.sys.id
    return [...(sizes.get(contentType) ?? [])].flatMap(([field, max]) =>
      Object.entries(fields[field] ?? {}).flatMap(([language, value]): Problem[] =>
        isLanguage(language) && typeof value === 'string' && value.length > max
          ? [
              {
                severity: 'warning',
                contentType,
                entry: sys.id,
                field,
                language,
                message: `has ${value.length} characters, more than the ${max} that there is room for`,
              },
            ]
          : [],
      ),
    )
  })
