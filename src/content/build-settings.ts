import { join, resolve } from 'node:path'

/**
 * What the environment says to a build, in the one place of `src` that reads it; `hosting/environment.ts` has checked it
 * before. An empty variable counts as none.
 */
export function buildSettings() {
  const { env } = process
  return {
    /** The file that content-sync writes. */
    snapshotFile: resolve(
      env.CONTENT_SNAPSHOT ?? join(env.DATA_FOLDER ?? '.data', 'content', 'snapshot.json'),
    ),
    /** Pages, by their path in any language, that replace the content's own. */
    DASHBOARD_PATH: env.DASHBOARD_PATH?.trim() || undefined,
    MISSING_NUMBER_PATH: env.MISSING_NUMBER_PATH?.trim() || undefined,
    /** Addresses of providers' scripts; a widget or wallet without one isn't there. */
    widgets: {
      tagManager: env.TAG_MANAGER_URL || undefined,
      liveChat: env.LIVE_CHAT_URL || undefined,
      survey: env.SURVEY_URL || undefined,
      siteControl: env.SITE_CONTROL_URL || undefined,
    },
    wallets: {
      googlePay: env.GOOGLE_PAY_URL || undefined,
      applePay: env.APPLE_PAY_URL || undefined,
    },
    /** Shows where a block has no template. */
    showsMissingTemplates: env.DEBUG_TEMPLATES === 'true',
  }
}
