import { isIPv4, isIPv6 } from 'node:net'

/**
 * What one visitor can't change at will: an IPv4 address as it is, of an IPv6 address its /64, in which a household
 * has more addresses than can be counted. Undefined for what is no address.
 */
export function networkOf(address: string): string | undefined {
  const mapped = /^::ffff:(?=[\d.]+$)/i
  const plain = address.replace(mapped, '')
  if (isIPv4(plain)) return plain
  if (!isIPv6(plain)) return undefined
  const [head = '', tail] = plain.split('::')
  const groups = head ? head.split(':') : []
  const after = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : 8 - groups.length - after.length
  const whole = [...groups, ...Array<string>(Math.max(0, zeros)).fill('0'), ...after]
  return `${whole
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
