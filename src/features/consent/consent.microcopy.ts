/** Words of the consent banner and of the settings. */
export const consentMicrocopy = [
  'consent.title',
  'consent.text',
  'consent.list',
  'consent.acceptAll',
  'consent.rejectAll',
  'consent.openSettings',
  'consent.settingsText',
  'consent.chatNeeds',
  'consent.alwaysOn',
  'consent.save',
  'consent.saved',
  'dialog.close',
] as const
