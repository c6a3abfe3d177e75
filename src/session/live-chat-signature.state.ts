import { atom } from 'nanostores'

/** The operator's word for the live chat on who is writing; `timestamp` as the operator gave it. */
export interface LiveChatSignature {
  signature: string
  timestamp: string
  phoneNumber: string
}

/** In memory only; undefined for a guest. */
export const $liveChatSignature = atom<LiveChatSignature | undefined>(undefined)
