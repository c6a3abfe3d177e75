/** A new trace of one call. Its span is the whole call: a second try belongs to it as well. */
export function traceParent(): string {
  const id = crypto.randomUUID().replaceAll('-', '')
  return `00-${id}-${id.slice(16)}-01`
}
