import type { ComponentProps } from 'react'
import { LaterWords } from '../../ui/LaterWords.tsx'
import { PhoneCheck } from './PhoneCheck.tsx'
import { PhoneCheckFile } from './phone-check.ts'
import type { EsimOrderWords } from './sim-order.microcopy.ts'

type Props = Omit<ComponentProps<typeof PhoneCheck>, keyof PhoneCheckFile> & { words: EsimOrderWords }

/** The check, with the models and words of its file. */
export const LoadedPhoneCheck = ({ words, ...props }: Props) => (
  <LaterWords
    path={`/phones.${props.language}.json`}
    schema={PhoneCheckFile}
    loadingLabel={words['cardOrder.deviceModel']}
    failed={words['trouble.partNotLoaded']}
    tryAgain={words['cardOrder.tryAgain']}
  >
    {(file) => <PhoneCheck {...props} {...file} />}
  </LaterWords>
)
