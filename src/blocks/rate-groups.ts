import type { BlockOf } from '../content/block.ts'
import type { RateLine, TextComponent } from '../content/text-block.ts'

/** What is in a text container: its rate lines that follow one another are one table. */
export type ContainerPart = Exclude<TextComponent, RateLine> | BlockOf<'rateLines'>

/** The container's components with neighbouring rate lines put together into a table that bears the container's title. */
export function groupRates(components: readonly TextComponent[], title: string): ContainerPart[] {
  const parts: ContainerPart[] = []
  for (const component of components) {
    const last = parts.at(-1)
    if (component.type !== 'rateLine') parts.push(component)
    else if (last?.type === 'rateLines' && last.id === last.lines[0]?.id) last.lines.push(component)
    else parts.push({ id: component.id, type: 'rateLines', title, isSearchable: false, lines: [component] })
  }
  return parts
}
