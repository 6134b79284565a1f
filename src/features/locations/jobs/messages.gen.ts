// Written by `npm run generate` from messages/*.json beside it. Do not edit.
import type { ReactNode } from 'react'
import { joinNodes } from '#lib/language/join-nodes.ts'

export const fullTime = () => 'Full time'
export const partTime = () => 'Part time'
export const contract = () => 'Contract'
export const temporary = () => 'Temporary'
export const internship = () => 'Internship'
export const volunteer = () => 'Volunteer'
export const casual = () => 'Casual'
export const applyAs = (values: { hidden: (text: ReactNode) => ReactNode; position: string | number }) => joinNodes('Apply', values.hidden(` as ${values.position}`))
