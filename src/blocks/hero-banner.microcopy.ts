/** What the home page's first banner says besides its own text. */
export const heroBannerMicrocopy = ['home.plansFrom'] as const
