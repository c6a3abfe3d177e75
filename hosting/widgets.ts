import type * as v from 'valibot'
import { languages } from '../src/i18n/language.ts'
import type { Sources } from './content-security-policy.ts'
import { address, origins } from './script-settings.ts'

/** What providers serve by a script of their own, and the variable that says where that script is. */
const widgets = [
  { name: 'tagManager', variable: 'TAG_MANAGER_URL', sandboxPath: '/tags/tag-manager.js' },
  { name: 'liveChat', variable: 'LIVE_CHAT_URL', sandboxPath: '/chat/chat.js' },
  { name: 'survey', variable: 'SURVEY_URL', sandboxPath: '/survey/survey.js' },
  { name: 'siteControl', variable: 'SITE_CONTROL_URL', sandboxPath: '/site-control/site-control.js' },
] as const
export type Widget = (typeof widgets)[number]['name']

/** The addresses of the scripts that are there, and the further origins that they talk to or show frames of. */
export interface Widgets {
  scripts: Partial<Record<Widget, string>>
  connectOrigins: string[]
  frameOrigins: string[]
}

/** The variables of widgets, for a schema of all variables. */
export const widgetSettings = {
  TAG_MANAGER_URL: address('TAG_MANAGER_URL'),
  LIVE_CHAT_URL: address('LIVE_CHAT_URL'),
  SURVEY_URL: address('SURVEY_URL'),
  SITE_CONTROL_URL: address('SITE_CONTROL_URL'),
  WIDGET_CONNECT_ORIGINS: origins('WIDGET_CONNECT_ORIGINS'),
  WIDGET_FRAME_ORIGINS: origins('WIDGET_FRAME_ORIGINS'),
}

type WidgetSettings = v.InferOutput<v.ObjectSchema<typeof widgetSettings, undefined>>

/** What the environment says; a widget that it doesn't name comes from the sandbox, where there is one. */
export function readWidgets(settings: WidgetSettings, sandboxOrigin: string | undefined): Widgets {
  const scripts: Widgets['scripts'] = {}
  for (const { name, variable, sandboxPath } of widgets) {
    const url = settings[variable] ?? (sandboxOrigin && sandboxOrigin + sandboxPath)
    if (url) scripts[name] = url
  }
  return {
    scripts,
    connectOrigins: settings.WIDGET_CONNECT_ORIGINS,
    frameOrigins: settings.WIDGET_FRAME_ORIGINS,
  }
}

/** The variables as the pages read them; one that isn't there is empty. */
export const widgetEnvironment = ({ scripts }: Widgets): Record<string, string> =>
  Object.fromEntries(widgets.map(({ name, variable }) => [variable, scripts[name] ?? '']))

/**
 * What the pages with tags ask the site itself for. None of it is a person's: no call of the operator but the form by which
 * someone wants to be called back.
 */
const ownAddresses = [
  '/switches',
  '/telemetry',
  '/search/',
  '/cookie-names.json',
  ...languages.map((language) => `/consent.${language}.json`),
  '/api/v1/leads',
  '/api/v1/leads/captcha',
]

/** What the policy of a page with widgets allows; of the site's own addresses it lists what may be asked for. */
export function tagSources(widgets: Widgets, ownOrigins: readonly string[]): Sources {
  const { 'connect-src': connect = [], ...sources } = sourcesOf(widgets)
  const own = ownOrigins.flatMap((origin) => ownAddresses.map((path) => origin + path))
  return { ...sources, 'connect-src': [...own, ...connect] }
}

function sourcesOf({ scripts, connectOrigins, frameOrigins }: Widgets): Sources {
  const origins = [...new Set(Object.values(scripts).map((url) => new URL(url).origin))]
  const chat = scripts.liveChat ? [new URL(scripts.liveChat).origin] : []
  return {
    'script-src': origins,
    'connect-src': [...origins, ...connectOrigins],
    'img-src': [...origins, ...connectOrigins],
    'frame-src': [...chat, ...frameOrigins],
  }
}

/** Every address that pages may load from, by the variable that says it. */
export const widgetAddresses = ({
  scripts,
  connectOrigins,
  frameOrigins,
}: Widgets): Record<string, (string | undefined)[]> => ({
  ...Object.fromEntries(widgets.map(({ name, variable }) => [variable, [scripts[name]]])),
  WIDGET_CONNECT_ORIGINS: connectOrigins,
  WIDGET_FRAME_ORIGINS: frameOrigins,
})

/** What the policy of a page with the live chat alone allows beyond its own origin. */
export const chatSources = ({ scripts: { liveChat }, ...widgets }: Widgets): Sources =>
  sourcesOf({ ...widgets, scripts: liveChat ? { liveChat } : {} })
