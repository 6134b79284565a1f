// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const testimonials = () => 'Testimonials'
export const previewText = () => 'What guests said, one after the other, with their pictures.'
export const authorsRole = () => 'Author’s role'
export const testimonialsAbout = (values: { title: string | number }) => `Testimonials: ${values.title}`
