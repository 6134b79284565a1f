// Written by `npm run generate` from messages/*.json beside it. Do not edit.
import type { ReactNode } from 'react'
import { joinNodes } from '#lib/language/join-nodes.ts'

export const subject = () => 'Subject'
export const checkTheseFields = () => 'Please check these fields:'
export const chooseAFile = () => 'Choose a file, or drop it here'
export const removeFile = (values: { hidden: (text: ReactNode) => ReactNode; file: string | number }) => joinNodes('Remove', values.hidden(` ${values.file}`))
export const fileWasRemoved = () => 'The file was removed'
export const upload = () => 'Upload'
export const uploadingPercent = (values: { percent: string | number }) => `Uploading, ${values.percent} percent`
export const submissionFailed = () => 'There was an error submitting your form. Please try again later.'
export const protectedByRecaptcha = (values: { privacy: (text: ReactNode) => ReactNode; terms: (text: ReactNode) => ReactNode }) => joinNodes('This site is protected by reCAPTCHA and the Google ', values.privacy('Privacy Policy'), ' and ', values.terms('Terms of Service'), ' apply.')
export const kilobytes = (values: { size: string | number }) => `${values.size} kB`
export const megabytes = (values: { size: string | number }) => `${values.size} MB`
