import { Icon } from './Icon.tsx'

export interface Stage {
  label: string
  state: 'done' | 'now' | 'ahead'
}

/** How far something has come, as a row of stages: a tick where it was, a full dot where it is. */
export const Progress = ({ label, stages }: { label: string; stages: readonly Stage[] }) => (
  <ol className="progress" aria-label={label}>
    {stages.map((stage) => (
      <li
        key={stage.label}
        className={`progress-${stage.state}`}
        aria-current={stage.state === 'now' ? 'step' : undefined}
      >
        <span className="progress-mark">{stage.state === 'done' && <Icon name="check" size="sm" />}</span>
        {stage.label}
      </li>
    ))}
  </ol>
)

/** Stages in their order, of which as many are behind as `done` says. */
export const stagesOf = (labels: readonly string[], done: number): Stage[] =>
  labels.map((label, index) => ({
    label,
    state: index < done ? 'done' : index === done ? 'now' : 'ahead',
  }))
