// Written by `npm run generate` from messages/*.json beside it. Do not edit.
import type { ReactNode } from 'react'
import { joinNodes } from '#lib/language/join-nodes.ts'

export const applyAtALocation = () => 'Apply at a location'
export const previewText = () => 'A list of restaurants to choose from and apply at.'
export const location = () => 'Location'
export const applyAt = (values: { hidden: (text: ReactNode) => ReactNode; place: string | number }) => joinNodes('Apply', values.hidden(` at ${values.place}`))
