/** The positions of the careers form. */
export const POSITIONS = ['Front House', 'Culinary', 'Management'] as const
