import { inCalls } from '../../operator/client/unknown-values.fixture.tsx'
import { learnSession } from '../../session/learn-session.ts'
import { staySignedIn } from '../../session/stay-signed-in.ts'

inCalls('status of the session', {
  'a page that asks who is there': () => learnSession({ withoutHint: true }),
  'a user who stays signed in': staySignedIn,
})
