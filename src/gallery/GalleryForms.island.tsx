import { useState } from 'react'
import { Checkbox } from '../ui/Checkbox.tsx'
import { ChoiceCards } from '../ui/ChoiceCards.tsx'
import { Field } from '../ui/Field.tsx'

const sums = [
  { value: '500', label: '5 EUR' },
  { value: '1000', label: '10 EUR', description: 'Dažniausia' },
  { value: '2000', label: '20 EUR' },
] as const

export function GalleryForms({ theme }: { theme: string }) {
  const [sum, setSum] = useState<(typeof sums)[number]['value']>('1000')
  return (
    <div className="gallery-row">
      <h3>Field</h3>
      <Field
        name={`number-${theme}`}
        label="Telefono numeris"
        hint="Pavyzdžiui, +370 612 34567"
        inputMode="tel"
      />
      <Field name={`filled-${theme}`} label="Suma" unit="EUR" defaultValue="10,00" />
      <Field
        name={`wrong-${theme}`}
        label="Telefono numeris"
        defaultValue="8 612"
        error="Numeris per trumpas. Parašyk visą, pavyzdžiui, +370 612 34567."
      />
      <Field name={`disabled-${theme}`} label="Neaktyvus laukas" defaultValue="+370 612 34567" disabled />
      <h3>Choice cards</h3>
      <ChoiceCards
        name={`sum-${theme}`}
        legend="Papildymo suma"
        choices={sums}
        value={sum}
        onChange={setSum}
      />
      <ChoiceCards
        name={`none-${theme}`}
        legend="Papildymo suma"
        choices={sums}
        value={undefined}
        onChange={() => undefined}
        error="Pasirink sumą."
      />
      <h3>Checkbox</h3>
      <Checkbox name={`terms-${theme}`} label="Sutinku su taisyklėmis" />
      <Checkbox
        name={`terms-wrong-${theme}`}
        label="Sutinku su taisyklėmis"
        error="Be sutikimo tęsti negalime."
      />
      <Checkbox name={`terms-disabled-${theme}`} label="Neaktyvus sutikimas" disabled />
    </div>
  )
}
