// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const containedSlider = () => 'Contained slider'
export const previewText = () => 'One large picture at a time with words beside it.'
export const slidesAbout = (values: { title: string | number }) => `Slides: ${values.title}`
export const slides = () => 'Slides'
