// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const banner = () => 'Banner'
export const previewText = () => 'One line above every page.'
export const text = () => 'Text'
export const phonesCutOffTheRest = () => 'One line: phones show 35 characters beside a link and cut off the rest.'
export const link = () => 'Link'
export const onlyForTheseLocations = () => 'Only for these locations'
export const leaveEmptyForAllLocations = () => 'Leave empty for all locations.'
