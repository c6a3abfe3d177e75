/** Draws the site's icons from public/favicon.svg into public. Run it again after the mark changes: `npm run icons`. */
import { readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'

const mark = await readFile('public/favicon.svg')
const paper = '#fff7f0'

const icon = (size: number, margin: number) =>
  sharp(mark, { density: 1200 })
    .resize(size - 2 * margin, size - 2 * margin)
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: paper })
    .flatten({ background: paper })
    .png({ palette: true })
    .toBuffer()

/** An .ico is a six-byte header, one sixteen-byte line per picture, and the PNG itself. */
function ico(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}

await writeFile('public/apple-touch-icon.png', await icon(180, 22))
await writeFile('public/icon-192.png', await icon(192, 32))
await writeFile('public/icon-512.png', await icon(512, 88))
await writeFile(
  'public/favicon.ico',
  ico(await sharp(mark, { density: 600 }).resize(32, 32).png().toBuffer(), 32),
)
