/** Field by which the form of a reader's page is told from a mail program's button. */
export const FROM_PAGE_FIELD = 'from-page'
