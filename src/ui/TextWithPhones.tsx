import { keepTogether } from '../lib/keep-together.ts'
import { supportPhones } from '../lib/support-phone.ts'

const phones = /(\+370[ \u00a0]600[ \u00a0]01808|1808)/

// Why: docs/decisions/0081-errors-that-end-somewhere.md
/** A text in which the support's numbers can be pressed. */
export const TextWithPhones = ({ text }: { text: string }) =>
  text.split(phones).map((part) => {
    const href = supportPhones.get(part.replaceAll('\u00a0', ' '))
    return href ? (
      <a key={part} className="text-link" href={href}>
        {keepTogether(part)}
      </a>
    ) : (
      part
    )
  })
