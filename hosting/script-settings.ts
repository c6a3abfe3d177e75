import * as v from 'valibot'

const isWebAddress = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)

/** A variable that says where a provider's script is. */
export const address = (name: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.check(isWebAddress, ({ input }) => `${name} must be the address of a script, not "${input}".`),
    ),
  )

/** A variable that lists origins. */
export const origins = (name: string) =>
  v.pipe(
    v.optional(v.string(), ''),
    v.transform((text) => text.split(/\s+/).filter(Boolean)),
    v.check(
      (list) => list.every((origin) => isWebAddress(origin) && new URL(origin).origin === origin),
      `${name} must be origins such as https://www.example.lt, with blanks between them.`,
    ),
  )
