// Written by `npm run generate` from messages/*.json beside it. Do not edit.
import { formatNumber } from '#lib/language/format.ts'

export const pleaseChooseOne = () => 'Please choose one.'
export const isGone = () => 'It was deleted or is in the trash. Please choose another one.'
export const notAllowedHere = (values: { slices: string | number }) => `It has slices that may not stand here: ${values.slices}. Guests would not see them.`
export const stillUsed = (values: { title: string | number; count: number; places: string | number }) => `“${values.title}” is shown to guests on ${(values.count === 1 ? `${formatNumber("en", values.count)} page` : `${formatNumber("en", values.count)} pages`)}: ${values.places}. Take it off there first.`
export const usedAsPlanned = (values: { title: string | number; count: number; places: string | number }) => `“${values.title}” is on ${(values.count === 1 ? `${formatNumber("en", values.count)} page` : `${formatNumber("en", values.count)} pages`)} that guests see, or will see as planned: ${values.places}. Take it off there first.`
export const andMore = (values: { places: string | number; count: string | number }) => `${values.places} and ${values.count} more`
