import {
  LONGEST_PATH,
  MOST_PICTURE_BYTES,
  type PictureFileFault,
  type PictureFilesError,
} from '#lib/picture-files/picture-file.ts'
import * as t from '../kinds/pictures/messages.gen.ts'

const MEGABYTE = 1024 * 1024

/** Why an archive or folder is not taken, for whoever brought it. */
export function filesFaultText({ code, detail: { name = '', most = 0 } }: PictureFilesError) {
  switch (code) {
    case 'not_zip':
      return t.notZip()
    case 'damaged':
      return t.zipDamaged()
    case 'unsafe_name':
      return t.unsafeName({ name })
    case 'too_many_files':
      return t.tooManyFiles({ most })
    case 'too_large_unpacked':
      return t.tooLargeUnpacked({ most: most / MEGABYTE })
    case 'no_files':
      return t.noFiles()
  }
}

/** Why a file of an archive or folder is refused. */
export function fileFaultText(fault: PictureFileFault): string {
  switch (fault) {
    case 'link':
      return t.isLink()
    case 'encrypted':
      return t.isEncrypted()
    case 'unsupported':
      return t.isUnsupported()
    case 'too_large':
      return t.isTooLarge({ most: MOST_PICTURE_BYTES / MEGABYTE })
    case 'unreadable_name':
      return t.nameUnreadable()
    case 'long_name':
      return t.nameTooLong({ most: LONGEST_PATH })
  }
}
