import { consentServices, cookieCategoryCodes } from '../../src/content/cookie-category.ts'
import { maintenanceScopes } from '../../src/content/page-key.ts'
import { name, title } from './common-fields.ts'
import { type ContentType, choice, choices, code, date, entries, entry, flag, line, text } from './field.ts'

const tab = (id: string, label: string) => entry(id, label, ['button'], { required: true })

/** Content types of what belongs to the whole site. */
export const siteContentTypes: ContentType[] = [
  {
    id: 'header',
    name: 'Header',
    description: 'Links at the top of every page.',
    displayField: 'name',
    fields: [
      name,
      entries('links', 'Links', ['button'], { required: true }),
      entry('selfServiceLink', 'Self-service link', ['button']),
    ],
  },
  {
    id: 'linkGroup',
    name: 'Group of links',
    description: 'A titled list of links in the footer.',
    displayField: 'name',
    fields: [name, title, entries('links', 'Links', ['button'], { required: true })],
  },
  {
    id: 'footer',
    name: 'Footer',
    description: 'The foot of every page.',
    displayField: 'name',
    fields: [
      name,
      line('slogan', 'Slogan', { required: true }),
      entries('groups', 'Groups of links', ['linkGroup'], { required: true }),
      line('legalText', 'Legal line', { required: true }),
    ],
  },
  {
    id: 'navigation',
    name: 'Self-service navigation',
    description: 'The tabs of self-service. There is one.',
    displayField: 'name',
    fields: [
      name,
      tab('dashboardPageCta', 'Tab of the dashboard'),
      tab('historyPageCta', 'Tab of the history'),
      tab('settingsPageCta', 'Tab of the settings'),
      line('historyPageTooltipText', 'Explanation of the history'),
      line('settingsPageTooltipText', 'Explanation of the settings'),
    ],
  },
  {
    id: 'maintenanceConfiguration',
    name: 'Maintenance',
    description:
      'Closes the site, or self-service, for a time. It takes effect within a minute. There is one.',
    displayField: 'name',
    fields: [
      name,
      flag('activateMaintenanceMode', 'Maintenance is on', {
        helpText: 'With both times empty it lasts until this is switched off.',
      }),
      choice('activateFor', 'What is closed', maintenanceScopes, { required: true }),
      date('activateFrom', 'From', { helpText: 'Vilnius time. Empty: from now on.' }),
      date('activateTo', 'To', { helpText: 'Vilnius time. Empty: without an end.' }),
    ],
  },
  {
    id: 'cookie',
    name: 'Cookie',
    description: 'One line of the cookie list.',
    displayField: 'name',
    fields: [
      code('name', 'Name of the cookie or storage key', { required: true }),
      code('provider', 'Whose it is', { required: true }),
      text('purpose', 'What it is for', { required: true }),
      line('duration', 'How long it stays', { required: true }),
    ],
  },
  {
    id: 'cookieCategory',
    name: 'Cookie category',
    description: 'What a visitor consents to at once. There are four.',
    displayField: 'title',
    fields: [
      choice('code', 'Code', cookieCategoryCodes, { required: true }),
      title,
      text('text', 'Text', { required: true }),
      choices('services', 'Services', consentServices, {
        required: true,
        helpText: 'These load only with the consent to this category.',
      }),
      entries('cookies', 'Cookies', ['cookie']),
    ],
  },
]
