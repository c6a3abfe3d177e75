import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { askLaterWords, forgetLaterWords } from '../lib/later-words.ts'

/**
 * Words as the file at `path` has them, asked for at once; undefined until they have come. Where they didn't, they are asked for
 * again when they are needed. Why: docs/decisions/0026-load-words-later.md
 */
export function useLaterWords<Words>(
  path: string,
  schema: v.GenericSchema<unknown, Words>,
  isNeeded: boolean,
): Words | undefined {
  const [words, setWords] = useState<Words>()
  const isMissing = words === undefined && isNeeded
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are asked for once more where they are needed and missing
  useEffect(() => {
    void askLaterWords(path).then((told) => {
      const read = v.safeParse(schema, told)
      if (read.success) setWords(read.output)
      else forgetLaterWords(path)
    })
  }, [path, schema, isMissing])
  return words
}
