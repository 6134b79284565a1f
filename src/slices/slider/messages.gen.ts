// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const slider = () => 'Slider'
export const previewText = () => 'A row of pictures to swipe through.'
export const slidesAbout = (values: { title: string | number }) => `Slides: ${values.title}`
export const slides = () => 'Slides'
