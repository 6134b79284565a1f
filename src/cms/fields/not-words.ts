/**
 * `custom` of a text field that holds no words for guests: an address, a name for programs, a time, or words for staff.
 * Find and replace leaves it alone.
 */
export const NOT_WORDS = { notWords: true } as const

/** `custom` of a text field that holds a web address. Find and replace changes it only where that is asked for. */
export const WEB_ADDRESS = { webAddress: true } as const
