/** The largest party that is told apart: it stands for all larger ones, too. */
export const LARGEST_PARTY = 20
