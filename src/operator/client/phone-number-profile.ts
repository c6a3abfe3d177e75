import * as v from 'valibot'
import { SitePath } from '../contract/return-path.ts'
import { Words } from '../contract/typed-text.ts'

/** What the account's holder calls a number, and its picture on the site's own origin. */
export const UserPhoneNumberProfile = v.object({
  nickname: v.nullable(Words),
  avatarName: v.nullable(Words),
  avatarUrl: v.nullable(SitePath),
  avatarDescription: v.nullable(Words),
})
export type UserPhoneNumberProfile = v.InferOutput<typeof UserPhoneNumberProfile>
