/** What makes a button open a dialog of the page: the browser's own, so that it works before script has come. React's types don't know it yet. */
export const opens = (commandfor: string) => ({ command: 'show-modal', commandfor })
