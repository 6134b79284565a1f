// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const onNoMenu = (values: { title: string | number }) => `“${values.title}” is on no menu yet`
export const noPageYet = () => 'Guests cannot see it anywhere, so there is no page to show it on.'
