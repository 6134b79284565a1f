// Written by `npm run generate` from messages/*.json beside it. Do not edit.
import type { ReactNode } from 'react'
import { joinNodes } from '#lib/language/join-nodes.ts'

export const opensInANewTab = () => '(opens in a new tab)'
export const close = () => 'Close'
export const fromHost = (values: { host: string | number }) => `From ${values.host}`
export const optional = () => 'optional'
export const startTheSlides = () => 'Start the slides'
export const pauseTheSlides = () => 'Pause the slides'
export const previousSlide = () => 'Previous slide'
export const nextSlide = () => 'Next slide'
export const slideOf = (values: { slide: string | number; count: string | number }) => `${values.slide} of ${values.count}`
export const previous = () => 'Previous'
export const pageNumber = (values: { hidden: (text: ReactNode) => ReactNode; page: string | number }) => joinNodes(values.hidden('Page '), values.page)
export const next = () => 'Next'
export const metres = (values: { distance: string | number }) => `${values.distance} m`
export const kilometres = (values: { distance: string | number }) => `${values.distance} km`
export const miles = (values: { distance: string | number }) => `${values.distance} mi`
export const carousel = () => 'carousel'
export const notLoaded = () => 'This did not load. Please try again.'
