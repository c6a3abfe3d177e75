module.exports = (migration) => {
  const button = migration.createContentType('button', {
    name: 'Button',
    description:
      'Leads somewhere, opens a dialog, starts something of the site or carries a plan to the order.',
    displayField: 'title',
  })
  button.createField('title', {
    name: 'Title',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [],
  })
  button.createField('description', {
    name: 'Label for screen readers',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [],
  })
  button.createField('page', {
    name: 'Page of this site',
    type: 'Link',
    localized: false,
    required: false,
    validations: [
      {
        linkContentType: [
          'homePage',
          'genericLandingPage',
          'orderSimPage',
          'becomeAPartnerPage',
          'notFoundPage',
          'serviceReportPage',
          'checkoutPage',
          'dashboardPage',
          'topUpPage',
          'successfulPaymentPage',
          'historyPage',
          'genericStatusPage',
          'usageDetailsPage',
          'maintenancePage',
          'cookieListPage',
          'newLoginInfoPage',
          'formPage',
          'tabbedSectionsPage',
        ],
      },
    ],
    linkType: 'Entry',
  })
  button.createField('url', {
    name: 'Address',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [],
  })
  button.createField('type', {
    name: 'Look',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [{ in: ['primary', 'secondary', 'outline', 'text'] }],
  })
  button.createField('size', {
    name: 'Size',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [{ in: ['xs', 'sm', 'md', 'lg'] }],
  })
  button.createField('leftIcon', {
    name: 'Icon on the left',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [
      {
        in: [
          'arrow-right',
          'arrow-up-right',
          'cart',
          'chat',
          'check',
          'chevron-down',
          'chevron-left',
          'chevron-right',
          'close',
          'data',
          'error',
          'globe',
          'help',
          'info',
          'menu',
          'message',
          'minutes',
          'phone',
          'plus',
          'refresh',
          'roaming',
          'search',
          'shield',
          'sim',
          'success',
          'top-up',
          'user',
          'warning',
        ],
      },
    ],
  })
  button.createField('rightIcon', {
    name: 'Icon on the right',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [
      {
        in: [
          'arrow-right',
          'arrow-up-right',
          'cart',
          'chat',
          'check',
          'chevron-down',
          'chevron-left',
          'chevron-right',
          'close',
          'data',
          'error',
          'globe',
          'help',
          'info',
          'menu',
          'message',
          'minutes',
          'phone',
          'plus',
          'refresh',
          'roaming',
          'search',
          'shield',
          'sim',
          'success',
          'top-up',
          'user',
          'warning',
        ],
      },
    ],
  })
  button.createField('openInANewTab', {
    name: 'Open in a new tab',
    type: 'Boolean',
    localized: false,
    required: false,
    validations: [],
  })
  button.createField('isFullWidthOnDesktop', {
    name: 'Full width on desktop',
    type: 'Boolean',
    localized: false,
    required: false,
    validations: [],
  })
  button.createField('isFullWidthOnTablet', {
    name: 'Full width on tablet',
    type: 'Boolean',
    localized: false,
    required: false,
    validations: [],
  })
  button.createField('isFullWidthOnMobile', {
    name: 'Full width on mobile',
    type: 'Boolean',
    localized: false,
    required: false,
    validations: [],
  })
  button.createField('planOrPromoToOrder', {
    name: 'Plan or promotion to order',
    type: 'Link',
    localized: false,
    required: false,
    validations: [{ linkContentType: ['plan', 'promo'] }],
    linkType: 'Entry',
  })
  button.createField('modalToDisplay', {
    name: 'Dialog to open',
    type: 'Link',
    localized: false,
    required: false,
    validations: [{ linkContentType: ['statusModal', 'formPage'] }],
    linkType: 'Entry',
  })
  button.createField('event', {
    name: 'Something of the site',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [{ in: ['toggleCookieInfo', 'openGameModal', 'redirectToAuth', 'openLiveChat'] }],
  })
  button.createField('extraVariant', {
    name: 'Variant for Uoga Extra',
    type: 'Link',
    localized: false,
    required: false,
    validations: [{ linkContentType: ['button'] }],
    linkType: 'Entry',
  })
  button.changeFieldControl('title', 'builtin', 'singleLine')
  button.changeFieldControl('description', 'builtin', 'singleLine', {
    helpText: 'Where the title alone does not say enough.',
  })
  button.changeFieldControl('page', 'builtin', 'entryLinkEditor')
  button.changeFieldControl('url', 'builtin', 'singleLine', {
    helpText:
      'A #fragment of the page above, or a path, https:, mailto: or tel: address. Nothing else is let through.',
  })
  button.changeFieldControl('type', 'builtin', 'dropdown')
  button.changeFieldControl('size', 'builtin', 'dropdown')
  button.changeFieldControl('leftIcon', 'builtin', 'dropdown')
  button.changeFieldControl('rightIcon', 'builtin', 'dropdown')
  button.changeFieldControl('openInANewTab', 'builtin', 'boolean')
  button.changeFieldControl('isFullWidthOnDesktop', 'builtin', 'boolean')
  button.changeFieldControl('isFullWidthOnTablet', 'builtin', 'boolean')
  button.changeFieldControl('isFullWidthOnMobile', 'builtin', 'boolean')
  button.changeFieldControl('planOrPromoToOrder', 'builtin', 'entryLinkEditor', {
    helpText: 'The button keeps it and goes to the order page: such a button has no address of its own.',
  })
  button.changeFieldControl('modalToDisplay', 'builtin', 'entryLinkEditor', {
    helpText: 'A dialog, or the lead generation page, whose form then opens in a dialog.',
  })
  button.changeFieldControl('event', 'builtin', 'dropdown', {
    helpText: 'Opens the cookie choices, the game, the log-in or the chat. A button has one purpose only.',
  })
  button.changeFieldControl('extraVariant', 'builtin', 'entryLinkEditor', {
    helpText: 'Shown instead of this entry on pages whose path has the segment “extra”.',
  })
  const statusModal = migration.createContentType('statusModal', {
    name: 'Dialog',
    description: 'Tells how something went, explains something or asks.',
    displayField: 'name',
  })
  statusModal.createField('name', {
    name: 'Name (only editors see it)',
    type: 'Symbol',
    localized: false,
    required: true,
    validations: [],
  })
  statusModal.createField('key', {
    name: 'Key',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [{ regexp: { pattern: '^[A-Za-z0-9-]+$', flags: null } }],
  })
  statusModal.createField('title', {
    name: 'Title',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [],
  })
  statusModal.createField('description', {
    name: 'Text',
    type: 'RichText',
    localized: true,
    required: false,
    validations: [],
  })
  statusModal.createField('status', {
    name: 'Sign',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [{ in: ['none', 'error', 'success', 'warning', 'info'] }],
  })
  statusModal.createField('cancelButton', {
    name: 'Button that cancels',
    type: 'Link',
    localized: false,
    required: false,
    validations: [{ linkContentType: ['button'] }],
    linkType: 'Entry',
  })
  statusModal.createField('confirmButton', {
    name: 'Button that confirms',
    type: 'Link',
    localized: false,
    required: false,
    validations: [{ linkContentType: ['button'] }],
    linkType: 'Entry',
  })
  statusModal.createField('closeButtonDescription', {
    name: 'Label of the closing cross',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [],
  })
  statusModal.createField('showCloseButton', {
    name: 'With a closing cross',
    type: 'Boolean',
    localized: false,
    required: false,
    validations: [],
  })
  statusModal.createField('notification', {
    name: 'Notice',
    type: 'Link',
    localized: false,
    required: false,
    validations: [{ linkContentType: ['notification'] }],
    linkType: 'Entry',
  })
  statusModal.createField('image', {
    name: 'Picture',
    type: 'Link',
    localized: false,
    required: false,
    validations: [{ linkMimetypeGroup: ['image'] }],
    linkType: 'Asset',
  })
  statusModal.createField('extraVariant', {
    name: 'Variant for Uoga Extra',
    type: 'Link',
    localized: false,
    required: false,
    validations: [{ linkContentType: ['statusModal'] }],
    linkType: 'Entry',
  })
  statusModal.changeFieldControl('name', 'builtin', 'singleLine')
  statusModal.changeFieldControl('key', 'builtin', 'singleLine', {
    helpText: 'By this name the site finds the dialog among those of its page.',
  })
  statusModal.changeFieldControl('title', 'builtin', 'singleLine')
  statusModal.changeFieldControl('description', 'builtin', 'richTextEditor')
  statusModal.changeFieldControl('status', 'builtin', 'dropdown')
  statusModal.changeFieldControl('cancelButton', 'builtin', 'entryLinkEditor')
  statusModal.changeFieldControl('confirmButton', 'builtin', 'entryLinkEditor')
  statusModal.changeFieldControl('closeButtonDescription', 'builtin', 'singleLine')
  statusModal.changeFieldControl('showCloseButton', 'builtin', 'boolean')
  statusModal.changeFieldControl('notification', 'builtin', 'entryLinkEditor')
  statusModal.changeFieldControl('image', 'builtin', 'assetLinkEditor')
  statusModal.changeFieldControl('extraVariant', 'builtin', 'entryLinkEditor', {
    helpText: 'Shown instead of this entry on pages whose path has the segment “extra”.',
  })
  const notification = migration.createContentType('notification', {
    name: 'Notice',
    description: 'A short message in a coloured box.',
    displayField: 'name',
  })
  notification.createField('name', {
    name: 'Name (only editors see it)',
    type: 'Symbol',
    localized: false,
    required: true,
    validations: [],
  })
  notification.createField('anchor', {
    name: 'Fragment',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [{ regexp: { pattern: '^[a-z0-9-]+$', flags: null } }],
  })
  notification.createField('title', {
    name: 'Title',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [],
  })
  notification.createField('text', {
    name: 'Text',
    type: 'RichText',
    localized: true,
    required: true,
    validations: [],
  })
  notification.createField('type', {
    name: 'Sign',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [{ in: ['info', 'success', 'warning', 'error'] }],
  })
  notification.createField('showCloseButton', {
    name: 'Can be closed',
    type: 'Boolean',
    localized: false,
    required: false,
    validations: [],
  })
  notification.createField('kind', {
    name: 'Shown by self-service',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [
      {
        in: [
          'notificationPlanActivationInProgress',
          'notificationPlanTerminationInProgress',
          'notificationRefillOperationInProgress',
        ],
      },
    ],
  })
  notification.createField('extraVariant', {
    name: 'Variant for Uoga Extra',
    type: 'Link',
    localized: false,
    required: false,
    validations: [{ linkContentType: ['notification'] }],
    linkType: 'Entry',
  })
  notification.changeFieldControl('name', 'builtin', 'singleLine')
  notification.changeFieldControl('anchor', 'builtin', 'singleLine')
  notification.changeFieldControl('title', 'builtin', 'singleLine')
  notification.changeFieldControl('text', 'builtin', 'richTextEditor')
  notification.changeFieldControl('type', 'builtin', 'dropdown')
  notification.changeFieldControl('showCloseButton', 'builtin', 'boolean', {
    helpText: 'Once closed it stays hidden.',
  })
  notification.changeFieldControl('kind', 'builtin', 'dropdown', {
    helpText: 'While the operator works on something self-service shows the notice of that kind.',
  })
  notification.changeFieldControl('extraVariant', 'builtin', 'entryLinkEditor', {
    helpText: 'Shown instead of this entry on pages whose path has the segment “extra”.',
  })
  const input = migration.createContentType('input', {
    name: 'Field of a form',
    description: 'The words around one field of a form.',
    displayField: 'name',
  })
  input.createField('name', {
    name: 'Name (only editors see it)',
    type: 'Symbol',
    localized: false,
    required: true,
    validations: [],
  })
  input.createField('key', {
    name: 'Key',
    type: 'Symbol',
    localized: false,
    required: true,
    validations: [{ regexp: { pattern: '^[A-Za-z0-9-]+$', flags: null } }],
  })
  input.createField('label', {
    name: 'Label',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [],
  })
  input.createField('hint', {
    name: 'Hint under the label',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [],
  })
  input.createField('placeholder', {
    name: 'Example in the field',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [],
  })
  input.createField('tooltip', {
    name: 'Explanation behind the “?”',
    type: 'Text',
    localized: true,
    required: false,
    validations: [],
  })
  input.changeFieldControl('name', 'builtin', 'singleLine')
  input.changeFieldControl('key', 'builtin', 'singleLine', {
    helpText: 'The site finds this entry by its key: leave it as it is.',
  })
  input.changeFieldControl('label', 'builtin', 'singleLine')
  input.changeFieldControl('hint', 'builtin', 'singleLine')
  input.changeFieldControl('placeholder', 'builtin', 'singleLine')
  input.changeFieldControl('tooltip', 'builtin', 'multipleLine')
  const microcopy = migration.createContentType('microcopy', {
    name: 'Microcopy',
    description: 'A short text of the interface, found by its key.',
    displayField: 'key',
  })
  microcopy.createField('key', {
    name: 'Key',
    type: 'Symbol',
    localized: false,
    required: true,
    validations: [{ unique: true }],
  })
  microcopy.createField('value', {
    name: 'Value',
    type: 'Text',
    localized: true,
    required: true,
    validations: [],
  })
  microcopy.changeFieldControl('key', 'builtin', 'singleLine')
  microcopy.changeFieldControl('value', 'builtin', 'multipleLine')
}
