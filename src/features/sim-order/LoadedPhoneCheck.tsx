import { type ComponentProps, use } from 'react'
import * as v from 'valibot'
import { askLaterWords, forgetLaterWords } from '../../lib/later-words.ts'
import { PhoneCheck } from './PhoneCheck.tsx'
import { PhoneCheckFile } from './phone-check.ts'

const loads = new Map<string, Promise<PhoneCheckFile>>()

/** The check with the models of its file; throws to the part around it if they don't come. */
export function LoadedPhoneCheck(props: Omit<ComponentProps<typeof PhoneCheck>, keyof PhoneCheckFile>) {
  return <PhoneCheck {...props} {...use(modelsIn(`/phones.${props.language}.json`))} />
}

function modelsIn(path: string): Promise<PhoneCheckFile> {
  const load = loads.get(path) ?? readModels(path)
  loads.set(path, load)
  return load
}

async function readModels(path: string): Promise<PhoneCheckFile> {
  const file = v.safeParse(PhoneCheckFile, await askLaterWords(path))
  if (file.success) return file.output
  forgetLaterWords(path)
  loads.delete(path)
  throw new Error(`No models at ${path}`)
}
