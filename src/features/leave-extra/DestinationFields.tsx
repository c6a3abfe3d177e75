import { useEffect, useState } from 'react'
import { ChoiceCards } from '../../ui/ChoiceCards.tsx'
import { Field } from '../../ui/Field.tsx'
import { PhoneField } from '../../ui/PhoneField.tsx'
import type { LeaveExtraWords } from './leave-extra.microcopy.ts'
import { type Draft, destinationIn, destinationKinds, type LeaveFlow } from './leave-extra.ts'

interface Props {
  flow: LeaveFlow
  words: LeaveExtraWords
  draft: Draft
  idPrefix: string
  errorAt: (field: keyof Draft) => string | undefined
}

/** Characters: the contract's own limit. */
const longestOperatorName = 80

/** Where the number goes; another operator has a name, and the holder another number to be shown at. */
export function DestinationFields({ flow, words, draft, idPrefix, errorAt }: Props) {
  const [destination, setDestination] = useState(draft.destination)
  useEffect(() => {
    // The page's HTML doesn't know the fragment.
    setDestination((chosen) => chosen ?? destinationIn(location.hash, flow))
  }, [flow])
  return (
    <>
      <div className="leave-destination">
        <ChoiceCards
          name={`${idPrefix}destination`}
          // The step of its own has these words as its title.
          legend={
            <span className={flow === 'leaveSecondLine' ? 'sr-only' : undefined}>
              {words['leave.destination']}
            </span>
          }
          isWide
          choices={destinationKinds[flow].map((kind) => ({
            value: kind,
            // A link reaches it by this fragment.
            label: <span id={kind}>{words[`leave.${kind}`]}</span>,
            description: words[`leave.${kind}Text`],
          }))}
          value={destination}
          onChange={setDestination}
          error={errorAt('destination')}
        />
      </div>
      {destination === 'otherOperator' && (
        <>
          <Field
            name={`${idPrefix}operatorName`}
            label={words['leave.operatorName']}
            defaultValue={draft.operatorName}
            error={errorAt('operatorName')}
            maxLength={longestOperatorName}
            autoComplete="off"
            required
          />
          <PhoneField
            name={`${idPrefix}contactPhone`}
            label={words['leave.contactPhone']}
            hint={words['leave.contactPhoneHint']}
            defaultValue={draft.contactPhone}
            error={errorAt('contactPhone')}
            required
          />
        </>
      )}
    </>
  )
}
