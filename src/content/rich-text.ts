/** Formatted text as HTML that content-sync made from an allow-list of nodes and addresses: safe to render as it is. */
export interface RichText {
  html: string
}
