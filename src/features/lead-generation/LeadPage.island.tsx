import { LeadFlow, type LeadProps } from './LeadFlow.tsx'

/** The form on a page of its own. */
export function LeadPage(props: LeadProps) {
  return (
    <div className="form-card">
      <LeadFlow {...props} />
    </div>
  )
}
