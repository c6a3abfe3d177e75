import sharp from 'sharp'

/** Shown at half of it, so that it is sharp on a phone. */
const [width, height] = [400, 128]

/** Each digit as the lines of a pen, in a box of 20 × 32: letters of a font could be read out of the picture's text. */
const strokes: Readonly<Record<string, string>> = {
  0: 'M10 1C3 1 1 8 1 16s2 15 9 15 9-7 9-15S17 1 10 1Z',
  1: 'M4 8 11 1V31M4 31H18',
  2: 'M2 9C2 4 5 1 10 1s8 3 8 8C18 16 2 23 2 31H19',
  3: 'M2 5C4 2 7 1 10 1c5 0 8 3 8 7 0 5-4 7-9 7 6 0 10 3 10 8s-4 8-9 8c-4 0-7-2-9-5',
  4: 'M14 31V1L1 22H19',
  5: 'M17 1H4L3 14c2-2 4-2 7-2 5 0 9 4 9 9s-4 10-9 10c-4 0-7-2-8-5',
  6: 'M17 4C15 2 13 1 10 1 4 1 1 8 1 18c0 9 4 13 9 13s9-4 9-9-4-9-9-9-8 3-9 8',
  7: 'M1 1H19L7 31',
  8: 'M10 15C5 15 2 12 2 8s3-7 8-7 8 3 8 7-3 7-8 7-9 4-9 8 4 8 9 8 9-4 9-8-4-8-9-8Z',
  9: 'M19 11c-1 5-4 8-9 8s-9-4-9-9 4-9 9-9 9 4 9 13c0 10-3 17-9 17-3 0-5-1-7-3',
}

/** A PNG of the digits, drawn otherwise each time: turned, moved, and with lines and dots across them. */
export async function drawDigits(digits: string): Promise<Uint8Array<ArrayBuffer>> {
  const step = (width - 40) / digits.length
  const drawn = [...digits].map((digit, index) => {
    const [x, y] = [20 + step * index + between(2, 14), between(20, 32)]
    const place = `translate(${x} ${y}) rotate(${between(-16, 16)} 20 32) scale(${between(2, 2.5)} ${between(2, 2.4)})`
    return `<path transform="${place}" d="${strokes[digit]}" stroke-width="${between(1.6, 2.4)}"/>`
  })
  const lines = times(2, () => {
    const [start, bend, end] = [between(0, height), between(-40, height + 40), between(0, height)]
    // In the colour of the digits: what is of another colour is soon taken away.
    return `<path d="M0 ${start}Q${between(80, 320)} ${bend} ${width} ${end}" stroke-width="${between(1.5, 3.5)}"/>`
  })
  const dots = times(
    90,
    () => `<circle cx="${between(0, width)}" cy="${between(0, height)}" r="${between(1, 3)}"/>`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#fff7f0"/><g fill="#6b4a50">${dots.join('')}</g><g fill="none" stroke="#241417" stroke-linecap="round" stroke-linejoin="round">${lines.join('')}${drawn.join('')}</g></svg>`
  return new Uint8Array(await sharp(Buffer.from(svg)).blur(0.6).png({ palette: true }).toBuffer())
}

const times = (count: number, one: () => string): string[] => Array.from({ length: count }, one)

/** To one decimal. What is hidden is which digits were chosen, not how they are drawn. */
const between = (least: number, most: number): number =>
  Math.round((least + Math.random() * (most - least)) * 10) / 10
