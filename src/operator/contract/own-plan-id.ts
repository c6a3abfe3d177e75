/** What the operator's id of a plan of one's own making begins with, as the contract says; no other plan's does. */
export const ownPlanPrefix = 'own-'

export const isOwnPlan = (planId: string): boolean => planId.startsWith(ownPlanPrefix)
