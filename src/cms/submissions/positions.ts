/** What applicants would like to do. */
export const POSITIONS = ['Front House', 'Culinary', 'Management'] as const
