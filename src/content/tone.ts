/** A band's background. */
export const tones = ['cream', 'white', 'mint', 'blush', 'action'] as const
export type Tone = (typeof tones)[number]
