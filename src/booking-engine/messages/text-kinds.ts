/** Before the kind of a mail, the same told by text message. */
export const TEXT_PREFIX = 'text_'
/** The text message to a party at the door whose table is ready. */
export const TABLE_READY = `${TEXT_PREFIX}table_ready`
