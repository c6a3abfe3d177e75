/** Whether an address leads back to the machine that it is used on. */
export function isLoopback(address: string): boolean {
  const { hostname } = new URL(address)
  return /^(?:localhost|.*\.localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1?\])$/.test(hostname)
}
