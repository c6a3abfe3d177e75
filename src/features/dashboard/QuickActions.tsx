import { Icon } from '../../ui/Icon.tsx'
import type { IconName } from '../../ui/icons.ts'
import type { DashboardPartProps } from './dashboard-props.ts'

/** The ways that are gone most from here. */
export function QuickActions({ words, paths }: DashboardPartProps) {
  const actions: [icon: IconName, label: string, href: string][] = [
    ['plus', words['account.orderPlan'], paths.plans],
    ['message', words['dashboard.report'], paths.report],
  ]
  return (
    <nav className="quick-actions dashboard-wide" aria-label={words['dashboard.quickActions']}>
      <ul>
        {actions.map(([icon, label, href]) => (
          <li key={href}>
            <a className="quick-action" href={href}>
              <Icon name={icon} />
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
