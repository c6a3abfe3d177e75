import * as v from 'valibot'
import { SitePath } from '../contract/return-path.ts'
import { Identifier, Words } from '../contract/typed-text.ts'
import { AvatarsDocument } from './generated/graphql.ts'
import { operation } from './operation.ts'
import { unique } from './unique.ts'

const Avatar = v.object({ avatarName: Identifier, avatarUrl: SitePath, avatarDescription: Words })
export type Avatar = v.InferOutput<typeof Avatar>

/** The pictures that a number's profile may have. */
export const avatars = operation(
  AvatarsDocument,
  v.object({
    avatars: v.pipe(
      v.array(Avatar),
      unique(({ avatarName }) => avatarName),
    ),
  }),
)
