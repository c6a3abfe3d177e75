import { topUpPhone, topUpSum, topUpSumIndex } from '../../lib/top-up-storage.ts'
import { carriedNames, readLink } from './top-up-link.ts'

// It leaves the address bar, and with it the browser's history, before anything else can read it.
const url = new URL(location.href)
if (carriedNames.some((name) => url.searchParams.has(name))) {
  const { phone, sum } = readLink(url.searchParams)
  if (phone) topUpPhone.write(phone)
  if (sum) {
    topUpSum.write(sum)
    topUpSumIndex.remove()
  }
  for (const name of carriedNames) url.searchParams.delete(name)
  history.replaceState(history.state, '', url)
}
