import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import * as v from 'valibot'
import type { PaymentMark } from '../lib/payment-mark.ts'

const { resolve } = createRequire(import.meta.url)
const Drawings = v.object({
  width: v.number(),
  height: v.number(),
  icons: v.record(
    v.string(),
    v.object({ body: v.string(), width: v.optional(v.number()), height: v.optional(v.number()) }),
  ),
})

const tile = { width: 48, height: 30 }
const mark = { width: 36, height: 18 }

/**
 * Why: docs/decisions/0130-marks-of-payments.md. An official drawing in its own colours, from the package @iconify-json/logos (CC0), on a
 * white tile, as its owners ask for on any ground.
 */
export function paymentMarkDrawing(name: PaymentMark): string {
  const all = v.parse(Drawings, JSON.parse(readFileSync(resolve('@iconify-json/logos/icons.json'), 'utf8')))
  const drawing = all.icons[name]
  if (!drawing) throw new Error(`no drawing of ${name}`)
  const { body, width = all.width, height = all.height } = drawing
  const scale = Math.min(mark.width / width, mark.height / height)
  const left = (tile.width - width * scale) / 2
  const top = (tile.height - height * scale) / 2
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${tile.width} ${tile.height}"><rect x=".5" y=".5" width="${tile.width - 1}" height="${tile.height - 1}" rx="5" fill="#fff" stroke="#d6cfd3"/><g transform="translate(${left.toFixed(2)} ${top.toFixed(2)}) scale(${scale.toFixed(4)})">${inTenths(body)}</g></svg>`
}

/** Drawn 36 px wide, from 256: more digits are a fifth of its bytes, and are not seen. */
const inTenths = (drawing: string): string => drawing.replace(/(\d\.\d)\d+/g, '$1')
