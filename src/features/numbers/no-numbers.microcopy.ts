/** Words for an account that has no number: a file of its own, since hardly anyone sees them. */
export const noNumbersMicrocopy = [
  'noNumbers.title',
  'noNumbers.text',
  'noNumbers.esim',
  'noNumbers.esimText',
  'noNumbers.sim',
  'noNumbers.simText',
  'noNumbers.activate',
  'noNumbers.activateText',
  'noNumbers.link',
  'noNumbers.linkText',
] as const
