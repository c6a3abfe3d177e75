import { useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import type { Language } from '../../i18n/language.ts'
import { addressWith } from '../../lib/address-fields.ts'
import { EarlierAttempt, type Way } from '../../ui/EarlierAttempt.tsx'
import { LaterWords } from '../../ui/LaterWords.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { firstUnfinished } from './unfinished.api.ts'
import { unfinishedMicrocopy } from './unfinished.microcopy.ts'
import { type Begun, purposes, unfinishedPath } from './unfinished.ts'

const Told = v.object({
  words: v.object(v.entriesFromList(unfinishedMicrocopy, v.string())),
  paths: v.object(v.entriesFromList(purposes, v.string())),
})
type Told = v.InferOutput<typeof Told>

interface Props {
  language: Language
  loadingLabel: string
  failed: string
  tryAgain: string
  begun: readonly Begun[]
  /** These are in nothing's way any more. */
  onPass: (idempotencyKeys: readonly string[]) => void
}

/** Asks the operator about what was begun, and the user about what it can't say. */
export function UnfinishedQuestion({ language, begun, onPass, ...labels }: Props) {
  const [unfinished, setUnfinished] = useState<Begun>()
  const pass = useRef(onPass)
  pass.current = onPass
  useEffect(() => {
    let isCurrent = true
    setUnfinished(undefined)
    void firstUnfinished(begun).then((found) => {
      if (!isCurrent) return
      if (found) setUnfinished(found)
      else pass.current(begun.map(keyOf))
    })
    return () => {
      isCurrent = false
    }
  }, [begun])
  return (
    <>
      {/* Without it Enter in a field would send the form all the same. */}
      <button type="submit" disabled hidden />
      {unfinished ? (
        <LaterWords {...labels} path={unfinishedPath(language)} schema={Told}>
          {(told) => (
            <Question told={told} unfinished={unfinished} onGoOn={() => onPass([keyOf(unfinished)])} />
          )}
        </LaterWords>
      ) : (
        <Spinner label={labels.loadingLabel} />
      )}
    </>
  )
}

const keyOf = ({ attempt }: Begun): string => attempt.idempotencyKey

interface QuestionProps {
  told: Told
  unfinished: Begun
  onGoOn: () => void
}

function Question({ told: { words, paths }, unfinished, onGoOn }: QuestionProps) {
  const { purpose } = unfinished
  const address = addressOf(unfinished, paths)
  const ways: Way[] = [
    ...(address === undefined
      ? []
      : [{ label: words['unfinished.show'], onChoose: () => location.assign(address) }]),
    { label: words['unfinished.goOn'], onChoose: onGoOn },
  ]
  return (
    <EarlierAttempt title={words[`unfinished.${purpose}`]} ways={ways}>
      <p>{words['unfinished.text']}</p>
    </EarlierAttempt>
  )
}

/** The page that says how it went so far; undefined where only the operator's name for it would lead there. */
function addressOf({ purpose, attempt: { reference } }: Begun, paths: Told['paths']): string | undefined {
  const path = paths[purpose]
  switch (purpose) {
    case 'order':
      return path
    case 'topUp':
    case 'autoTopUp':
      return reference && addressWith(path, { paymentReference: reference })
    case 'sim':
    case 'esim':
      return reference && addressWith(path, { orderReference: reference })
  }
}
