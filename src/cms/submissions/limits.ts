/** Longest texts that staff write about a submission, characters. */
export const LONGEST_SUBJECT = 150
export const LONGEST_REPLY = 5000
export const LONGEST_SUBMISSION_NOTE = 2000
/** Submissions of a page of the list, and of a column of the board. */
export const PAGE_SIZE = 50
export const COLUMN_SIZE = 25
