/** Folder of DATA_DIR with copies of media that lie in a bucket; nothing in it lasts, and no backup has it. */
export const MEDIA_CACHE_FOLDER = 'media-cache'
