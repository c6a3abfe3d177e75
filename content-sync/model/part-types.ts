import { buttonSizes, buttonTypes, iconNames } from '../../src/content/button-look.ts'
import { notificationKinds, notificationTypes } from '../../src/content/notification.ts'
import { buttonEvents, modalStatuses } from '../../src/content/status-modal.ts'
import { anyPage, extraVariant, key, name, picture, title } from './common-fields.ts'
import { type ContentType, choice, code, entry, flag, line, richText, text } from './field.ts'

/** Content types that stand in pages and blocks of many kinds. */
export const partContentTypes: ContentType[] = [
  {
    id: 'button',
    name: 'Button',
    description:
      'Leads somewhere, opens a dialog, starts something of the site or carries a plan to the order.',
    displayField: 'title',
    fields: [
      title,
      line('description', 'Label for screen readers', {
        helpText: 'Where the title alone does not say enough.',
      }),
      anyPage('page', 'Page of this site'),
      line('url', 'Address', {
        helpText:
          'A #fragment of the page above, or a path, https:, mailto: or tel: address. Nothing else is let through.',
      }),
      choice('type', 'Look', buttonTypes),
      choice('size', 'Size', buttonSizes),
      choice('leftIcon', 'Icon on the left', iconNames),
      choice('rightIcon', 'Icon on the right', iconNames),
      flag('openInANewTab', 'Open in a new tab'),
      flag('isFullWidthOnDesktop', 'Full width on desktop'),
      flag('isFullWidthOnTablet', 'Full width on tablet'),
      flag('isFullWidthOnMobile', 'Full width on mobile'),
      entry('planOrPromoToOrder', 'Plan or promotion to order', ['plan', 'promo'], {
        helpText: 'The button keeps it and goes to the order page: such a button has no address of its own.',
      }),
      entry('modalToDisplay', 'Dialog to open', ['statusModal', 'formPage'], {
        helpText: 'A dialog, or the lead generation page, whose form then opens in a dialog.',
      }),
      choice('event', 'Something of the site', buttonEvents, {
        helpText:
          'Opens the cookie choices, the game, the log-in or the chat. A button has one purpose only.',
      }),
      extraVariant('button'),
    ],
  },
  {
    id: 'statusModal',
    name: 'Dialog',
    description: 'Tells how something went, explains something or asks.',
    displayField: 'name',
    fields: [
      name,
      {
        ...key,
        required: false,
        helpText: 'By this name the site finds the dialog among those of its page.',
      },
      title,
      richText('description', 'Text'),
      choice('status', 'Sign', modalStatuses),
      entry('cancelButton', 'Button that cancels', ['button']),
      entry('confirmButton', 'Button that confirms', ['button']),
      line('closeButtonDescription', 'Label of the closing cross'),
      flag('showCloseButton', 'With a closing cross'),
      entry('notification', 'Notice', ['notification']),
      picture,
      extraVariant('statusModal'),
    ],
  },
  {
    id: 'notification',
    name: 'Notice',
    description: 'A short message in a coloured box.',
    displayField: 'name',
    fields: [
      name,
      line('anchor', 'Fragment', { validations: [{ regexp: { pattern: '^[a-z0-9-]+$', flags: null } }] }),
      line('title', 'Title'),
      richText('text', 'Text', { required: true }),
      choice('type', 'Sign', notificationTypes),
      flag('showCloseButton', 'Can be closed', { helpText: 'Once closed it stays hidden.' }),
      choice('kind', 'Shown by self-service', notificationKinds, {
        helpText: 'While the operator works on something self-service shows the notice of that kind.',
      }),
      extraVariant('notification'),
    ],
  },
  {
    id: 'input',
    name: 'Field of a form',
    description: 'The words around one field of a form.',
    displayField: 'name',
    fields: [
      name,
      key,
      line('label', 'Label', { required: true }),
      line('hint', 'Hint under the label'),
      line('placeholder', 'Example in the field'),
      text('tooltip', 'Explanation behind the “?”'),
    ],
  },
  {
    id: 'microcopy',
    name: 'Microcopy',
    description: 'A short text of the interface, found by its key.',
    displayField: 'key',
    fields: [
      code('key', 'Key', { required: true, validations: [{ unique: true }] }),
      text('value', 'Value', { required: true }),
    ],
  },
]
