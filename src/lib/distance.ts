/** Degrees, as a phone's positioning has them (WGS 84). */
export interface Place {
  latitude: number
  longitude: number
}

const earthRadius = 6_371_000
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Metres between two places, as the crow flies; within half a per cent. */
export function metresBetween(one: Place, other: Place): number {
  const half = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2
  const share =
    half(other.latitude - one.latitude) +
    Math.cos(radians(one.latitude)) *
      Math.cos(radians(other.latitude)) *
      half(other.longitude - one.longitude)
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(share)))
}
