/** Words for any picture of a restaurant, numbers, and those that cameras and programs give. */
const GENERIC = new RegExp(
  `^(?:\\d+|(?:${[
    ...['main', 'hero', 'cover', 'title', 'header', 'front', 'exterior', 'outside', 'gallery'],
    ...['more', 'interior', 'inside', 'rooms?', 'pictures?', 'photos?', 'images?', 'pic', 'file'],
    ...['img', 'dsc[nf]?', 'dcim', 'pxl', 'mvimg', 'vid', 'dji', 'gopr', 'gp', 'p', 'sam', 'cimg'],
    ...['screenshot', 'screen', 'shot', 'whatsapp', 'wa', 'at', 'scan', 'untitled', 'unnamed'],
    ...['copy', 'edited', 'e', 'final', 'new', 'download'],
  ].join('|')})\\d*)$`,
)

/** Whether a name as `slugify` writes it says one picture: not `hero-2`, `img-0001` or `dsc01234`, which many pictures are called. */
export function isTelling(stem: string): boolean {
  return stem.split('-').some((word) => word !== '' && !GENERIC.test(word))
}
