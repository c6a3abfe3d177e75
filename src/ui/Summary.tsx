import type { ReactNode } from 'react'

/** What something is, by its name; a value that isn't there is left out with it. */
export type Fact = readonly [name: string, value: ReactNode]

/** Facts one under another: the name left, the value right. Without any there is no list. */
export function Summary({ facts }: { facts: readonly Fact[] }) {
  const known = facts.filter(([, value]) => value)
  if (known.length === 0) return null
  return (
    <dl className="fact-list">
      {known.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
