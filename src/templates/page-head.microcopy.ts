/** Words of the head of a page to read. */
export const pageHeadMicrocopy = ['site.name', 'page.breadcrumbs'] as const
