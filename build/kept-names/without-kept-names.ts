/** A module without the calls that give functions and classes their names back; those do nothing but change `name`. */
export const withoutKeptNames = (code: string): string =>
  code
    .replace(/^var __name = .*$/m, 'var __name = (named) => named;')
    .replace(/^\s*static \{\s*__name\(this, "\w+"\);\s*\}$/gm, '')
    .replace(/^\s*__name\(\w+, "\w+"\);$/gm, '')
