import { BlockList, isIPv4, isIPv6 } from 'node:net'

/** Whether an address leads back to the machine that it is used on. */
export function isLoopback(address: string): boolean {
  const { hostname } = new URL(address)
  return /^(?:localhost|.*\.localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1?\])\.?$/.test(hostname)
}

const privateNames = /(?:^[^.:[\]]+|\.(?:local|internal|lan|home|corp|intranet|home\.arpa))\.?$/

const privateNetworks = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const) {
  privateNetworks.addSubnet(network, prefix)
}
for (const [network, prefix] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
] as const) {
  privateNetworks.addSubnet(network, prefix, 'ipv6')
}

/** Whether an address leads into a network that only some can reach: visitors, or the host that passes calls on, can't. */
export function isPrivate(address: string): boolean {
  const host = new URL(address).hostname.replace(/^\[|\]$/g, '')
  if (isIPv4(host)) return privateNetworks.check(host)
  // An IPv4 address within an IPv6 one is checked as what it is.
  return isIPv6(host) ? privateNetworks.check(host, 'ipv6') : privateNames.test(host)
}
