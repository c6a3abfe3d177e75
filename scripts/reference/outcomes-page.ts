import { outcomes } from '../../sandbox/operator/control/outcomes.ts'

const head = `# How to see each outcome

Every result key, reason, status and severity that the contract names can be seen in the sandbox by a number, a code or a
button of the control page, which has the same list under “Every outcome”. Whom to log in as stands with it; where nobody
does, log in as Tomas (616 16161). A number is linked in settings' numbers (\`/mano/nustatymai#numbers\`), or at \`/aktyvuok\`,
where it is declared, too. \`npm run reference\` writes this page; tests go each of these ways, and for declaring look at what
the site shows.
`

/** docs/operator/outcomes.md. */
export const outcomesPage = (): string =>
  [head, ...Object.entries(outcomes).map(([kind, ways]) => sectionOf(kind, ways))].join('\n')

const sectionOf = (kind: string, ways: Record<string, string>): string =>
  [
    `## ${kind}\n`,
    '| outcome | how |',
    '|---|---|',
    ...Object.entries(ways).map(([outcome, way]) => `| \`${outcome}\` | ${way} |`),
    '',
  ].join('\n')
