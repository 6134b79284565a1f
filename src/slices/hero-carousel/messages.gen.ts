// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const heroCarousel = () => 'Hero carousel'
export const previewText = () => 'A full-width picture or video with a headline, and others that follow it.'
export const callToAction = () => 'Call to action'
export const shownBehindTheText = () => 'Shown behind the text, and before a video plays.'
export const imageForPhones = () => 'Image for phones'
export const phonesShowTheImage = () => 'Phones show it instead of the video, unless there is a video for phones.'
export const video = () => 'Video'
export const silentLoop = () => 'A silent loop, as WebM and MP4.'
export const videoForPhones = () => 'Video for phones'
export const startTheSlides = () => 'Start the slides'
export const pauseTheSlides = () => 'Pause the slides'
export const previousSlide = () => 'Previous slide'
export const slideNumber = (values: { slide: string | number }) => `Slide ${values.slide}`
export const nextSlide = () => 'Next slide'
export const slideOf = (values: { slide: string | number; count: string | number }) => `${values.slide} of ${values.count}`
