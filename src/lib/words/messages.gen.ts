// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const notText = () => 'This must be text.'
export const tooLong = (values: { length: string | number; limit: string | number }) => `This has ${values.length} characters; ${values.limit} fit here.`
export const controlCharacter = () => 'This must be one line, without characters that nobody can see.'
export const unknownValue = (values: { value: string | number }) => `“${values.value}” cannot stand here.`
export const noValuesHere = () => 'Braces cannot stand here.'
export const braceAlone = (values: { values: string | number }) => `A brace stands alone. Put in what changes with its button: ${values.values}.`
export const valueMissing = (values: { value: string | number }) => `“${values.value}” must stand in this sentence.`
export const noWord = () => 'This has no word of yours: write at least one letter or digit.'
