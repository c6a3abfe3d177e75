export const sliderMicrocopy = ['slider.label', 'slider.previous', 'slider.next', 'slider.goTo'] as const
