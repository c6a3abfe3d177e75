import type { ReactNode } from 'react'

/** What something is, by its name; a value that isn't there is left out with it. */
export type Fact = readonly [name: string, value: ReactNode]

/** Facts one under another: the name left, the value right. */
export const Summary = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className="summary">
    {facts.map(
      ([name, value]) =>
        value && (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ),
    )}
  </dl>
)
