import { otherThanCurrent } from '../../src/operator/contract/which-number.ts'
import { currentNumberWrites } from './writes.ts'

const head = `# Which number a write is about

A person may have several numbers and switch between them in another tab, or on another device. So no write is about
“whichever number is current by then”. \`npm run reference\` writes this page; a test fails for a call that is on neither list.

## They name the current number

Each has the number that the person saw as \`phoneNumber\`, in its variables. Where that isn't the session's current one any
more, it is refused with \`PHONE_NUMBER_CHANGED\` before anything is done. The site then says for which number it was, which
one is current now, and that nothing was changed.
`

/** docs/operator/writes.md. */
export const writesPage = (): string =>
  [
    head,
    ...currentNumberWrites.map((name) => `- \`${name}\``),
    '',
    '## They name another thing',
    '',
    'They do the same whichever number is current.',
    '',
    '| call | what it is about |',
    '|---|---|',
    ...Object.entries(otherThanCurrent).map(([name, about]) => `| \`${name}\` | ${about} |`),
    '',
  ].join('\n')
