/// <reference types="astro/client" />

declare namespace App {
  interface Locals {
    /** The modals that a page already holds, by their id in the page. */
    shownModals?: Set<string>
    hasCartStatus?: boolean
  }
}

interface ImportMetaEnv {
  /** The build is for dev or qa: `SITE_ENVIRONMENT`. */
  readonly LOGS?: boolean
}
