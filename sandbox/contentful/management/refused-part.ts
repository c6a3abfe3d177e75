/** One of the `details.errors` of a 422: what is wrong, and where. */
export interface RefusedPart {
  name: string
  path: (string | number)[]
  details: string
  value?: unknown
}
