/** Words for a page of which a script never came. */
export const missingScriptMicrocopy = ['page.scriptMissing', 'page.loadAnew'] as const
