import { inCalls, strangeAsset } from '../../operator/client/unknown-values.fixture.tsx'
import { accountApi } from './account.api.ts'

inCalls('how a switch went', { account: () => accountApi().switchPhoneNumber(strangeAsset.phoneNumber) })
inCalls('how a log-out went', { account: () => accountApi().logOut() })
