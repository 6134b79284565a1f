// Written by `npm run generate` from messages/*.json beside it. Do not edit.
import { formatNumber } from '#lib/language/format.ts'

export const wentWrongOnOurSide = () => 'Something went wrong on our side.'
export const bodyNotJson = () => 'The body is not JSON.'
export const bodyNotUtf8 = () => 'The body is not UTF-8.'
export const tooManyAttempts = (values: { duration: string | number }) => `Too many attempts in a short time. Please try again in ${values.duration}.`
export const seconds = (values: { count: number }) => (values.count === 1 ? `${formatNumber("en", values.count)} second` : `${formatNumber("en", values.count)} seconds`)
export const minutes = (values: { count: number }) => (values.count === 1 ? `${formatNumber("en", values.count)} minute` : `${formatNumber("en", values.count)} minutes`)
export const hours = (values: { count: number }) => (values.count === 1 ? `${formatNumber("en", values.count)} hour` : `${formatNumber("en", values.count)} hours`)
