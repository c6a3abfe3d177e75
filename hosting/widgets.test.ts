import { expect, test } from 'vitest'
import { readEnvironment } from './environment.ts'
import { tagSources, widgetEnvironment } from './widgets.ts'

function widgetsOf(variables: Record<string, string>) {
  const result = readEnvironment(variables)
  if (result.kind === 'refused') throw new Error(result.problems.join('\n'))
  return result.environment.widgets
}
const remote = { OPERATOR_ORIGIN: 'https://operator.example' }

test('beside a real operator only the widgets that are named are there', () => {
  expect(widgetsOf(remote).scripts).toEqual({})
  const widgets = widgetsOf({ ...remote, LIVE_CHAT_URL: 'https://chat.example/v1/load.js?id=7' })
  expect(widgets.scripts).toEqual({ liveChat: 'https://chat.example/v1/load.js?id=7' })
  expect(widgetEnvironment(widgets)).toMatchObject({
    LIVE_CHAT_URL: 'https://chat.example/v1/load.js?id=7',
    TAG_MANAGER_URL: '',
  })
})

test('the policy allows the scripts’ origins, what they talk to, and frames of the chat alone', () => {
  const widgets = widgetsOf({
    ...remote,
    TAG_MANAGER_URL: 'https://tags.example/gtm.js',
    LIVE_CHAT_URL: 'https://chat.example/load.js',
    WIDGET_CONNECT_ORIGINS: 'https://collect.example',
  })
  const site = 'https://uoga.example'
  const { 'connect-src': connect = [], ...sources } = tagSources(widgets, [site])
  const own = connect.filter((source) => source.startsWith(site))
  expect(own).toContain(`${site}/switches`)
  // A tag may not call the operator in the person's name; that someone wants a call is no secret of theirs.
  expect(own.filter((source) => new URL(source).pathname.startsWith('/api/'))).toEqual([
    `${site}/api/v1/leads`,
    `${site}/api/v1/leads/captcha`,
  ])
  expect(own.filter((source) => new URL(source).pathname === '/')).toEqual([])
  expect(connect.filter((source) => !own.includes(source))).toEqual([
    'https://tags.example',
    'https://chat.example',
    'https://collect.example',
  ])
  expect(sources).toEqual({
    'script-src': ['https://tags.example', 'https://chat.example'],
    'img-src': ['https://tags.example', 'https://chat.example', 'https://collect.example'],
    'frame-src': ['https://chat.example'],
  })
})

test.each([
  [{ SURVEY_URL: 'javascript:alert(1)' }, 'SURVEY_URL must be the address of a script'],
  [{ WIDGET_CONNECT_ORIGINS: 'https://a.example *' }, 'WIDGET_CONNECT_ORIGINS must be origins'],
  [{ WIDGET_FRAME_ORIGINS: 'https://a.example/path' }, 'WIDGET_FRAME_ORIGINS must be origins'],
  [
    { ...remote, CONTEXT: 'production', TAG_MANAGER_URL: 'http://localhost:1/gtm.js' },
    'A production build can’t use this machine: TAG_MANAGER_URL',
  ],
])('%o is refused', (variables, problem) => {
  const result = readEnvironment(variables)
  expect(result.kind === 'refused' ? result.problems.join('\n') : '').toContain(problem)
})
