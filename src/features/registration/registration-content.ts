import type { Drawing } from '../../ui/Picture.tsx'

interface FieldWords {
  label: string
  hint?: string | undefined
  placeholder?: string | undefined
  tooltip?: string | undefined
}

/** What the content says of the flow's form. */
export interface RegistrationContent {
  fields: Record<'phoneNumber' | 'securityCode' | 'pukCode', FieldWords>
  goOn: string
  sendAgain: string
  /** Ids of the dialogs that are in the page. */
  modals: Record<'numberAlreadyAdded' | 'whereToFindNumber' | 'whereToFindPuk', string>
  pictures: Record<'puk' | 'identity' | 'checking' | 'activating' | 'linked', Drawing | undefined>
}

/** Where the flow leads to. */
export interface RegistrationPaths {
  numbers: string
  dashboard: string
  logIn: string
  terms: string
  privacy: string
}
