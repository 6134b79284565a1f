// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const fieldRequired = (values: { label: string | number }) => `The ${values.label} field is required.`
export const fieldNotAnEmail = (values: { label: string | number }) => `The ${values.label} field must be a valid email.`
export const fieldTooLong = (values: { label: string | number; limit: string | number }) => `The ${values.label} field may not be longer than ${values.limit} characters.`
export const isRequired = () => 'is required'
export const isNotValid = () => 'is not valid'
export const mustBeList = () => 'must be a list'
export const mustBeTrueOrFalse = () => 'must be true or false'
export const mustBeWholeNumber = () => 'must be a whole number'
export const mustBeNumber = () => 'must be a number'
export const mustBeObject = () => 'must be an object'
export const mustBeText = () => 'must be text'
export const mustBeOneOf = (values: { values: string | number }) => `must be ${values.values}`
export const mustBeAtLeast = (values: { least: string | number }) => `must be at least ${values.least}`
export const mustBeAtMost = (values: { most: string | number }) => `must be at most ${values.most}`
export const mustHaveAtMostCharacters = (values: { most: string | number }) => `must have at most ${values.most} characters`
export const mustHaveAtMostEntries = (values: { most: string | number }) => `must have at most ${values.most} entries`
