import { type ReactNode, useCallback, useEffect, useState } from 'react'
import * as v from 'valibot'
import { askLaterWords, forgetLaterWords } from '../lib/later-words.ts'
import { Button } from './Button.tsx'
import { Notification } from './Notification.tsx'
import { Spinner } from './Spinner.tsx'

interface Props<Words> {
  /** Of the file that has them. */
  path: string
  schema: v.GenericSchema<unknown, Words>
  loadingLabel: string
  /** Instead of the spinner. */
  loading?: ReactNode
  /** What is said where they don't come, and on the button that asks again. */
  failed: string
  tryAgain: string
  children: (words: Words) => ReactNode
}

type Loaded<Words> = { name: 'loading' } | { name: 'failed' } | { name: 'ready'; words: Words }

/**
 * A part of a page that most never see: its words come when it does, and the page is without them.
 * Why: docs/decisions/0026-load-words-later.md
 */
export function LaterWords<Words>({
  path,
  schema,
  loadingLabel,
  loading,
  failed,
  tryAgain,
  children,
}: Props<Words>) {
  const [loaded, setLoaded] = useState<Loaded<Words>>({ name: 'loading' })
  const load = useCallback(async () => {
    setLoaded({ name: 'loading' })
    const told = v.safeParse(schema, await askLaterWords(path))
    if (!told.success) forgetLaterWords(path)
    setLoaded(told.success ? { name: 'ready', words: told.output } : { name: 'failed' })
  }, [path, schema])
  useEffect(() => void load(), [load])
  switch (loaded.name) {
    case 'loading':
      return loading ?? <Spinner label={loadingLabel} />
    case 'failed':
      return (
        <Notification type="error">
          <p>{failed}</p>
          <Button type="outline" size="sm" onClick={load}>
            {tryAgain}
          </Button>
        </Notification>
      )
    case 'ready':
      return children(loaded.words)
  }
}
