/** How wide the window is in which a journey is walked: with the languages all three looks are seen. */
export const widthFor = { lt: 375, en: 768, ru: 1440 } as const
