interface Tag {
  name: string
  description: string
  /** The first segments of its calls' paths, behind `/v1`. */
  paths: readonly string[]
}

/** What the calls are about, as docs/operator/README.md tells it. */
const tags: readonly Tag[] = [
  {
    name: 'Sessions',
    description: 'Logging in and out, and how long a session lasts.',
    paths: ['uoga-id', 'smart-id-strong-login', 'logout', 'authorization-status', 'sessions'],
  },
  {
    name: 'Money',
    description: 'Top-ups by every way to pay, how they went, and what plans cost.',
    paths: ['validate-number', 'payment', 'banklink', 'plan-prices'],
  },
  {
    name: 'Cards',
    description: 'Orders of SIM cards and eSIMs.',
    paths: ['sim-orders', 'esim-orders', 'order-lookup', 'verify-order-lookup'],
  },
  {
    name: 'Numbers',
    description: 'Registering a number whose holder proves an identity.',
    paths: ['declaration'],
  },
  {
    name: 'Forms',
    description: 'Being called back, leaving the extra line, and the game.',
    paths: ['leads', 'leave-extra', 'verify-leave-extra', 'game-registration'],
  },
  {
    name: 'Health',
    description: 'How the parts of the operator are, for who watches over the site.',
    paths: ['health'],
  },
]

/** As the document lists them. */
export const documentTags = tags.map(({ name, description }) => ({ name, description }))

/** The tag of a call by its path; none for a path that no tag has, which the document's check then names. */
export const tagsOf = (path: string): string[] =>
  tags.filter(({ paths }) => paths.includes(path.split('/')[2] ?? '')).map(({ name }) => name)
