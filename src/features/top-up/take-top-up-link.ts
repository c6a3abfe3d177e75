import { topUpPhone, topUpSum, topUpSumIndex } from '../top-up-draft/top-up-storage.ts'
import { carriedNames, readLink } from './top-up-link.ts'

/** Moves what the page's address carries to where the form looks for it. The second time, nothing is left to move. */
export function takeTopUpLink(): void {
  const url = new URL(location.href)
  if (!carriedNames.some((name) => url.searchParams.has(name))) return
  const { phone, sum } = readLink(url.searchParams)
  if (phone) topUpPhone.write(phone)
  if (sum) {
    topUpSum.write(sum)
    topUpSumIndex.remove()
  }
  for (const name of carriedNames) url.searchParams.delete(name)
  history.replaceState(history.state, '', url)
}
