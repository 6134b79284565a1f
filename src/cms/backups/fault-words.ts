import type { BackupFault } from '#lib/system/backup-run.ts'
import { sizeLabel } from '#lib/system/size-label.ts'
import * as t from './messages.gen.ts'

/** Why there is no backup, in words for an administrator. */
export function faultWords(fault: BackupFault): string {
  switch (fault.code) {
    case 'under_way':
      return t.underWay()
    case 'no_folder':
      return t.noFolder()
    case 'no_room':
      return t.noRoom({ needed: sizeLabel(fault.needed), free: sizeLabel(fault.free) })
    case 'disk_full':
      return t.diskFull()
    case 'told':
      return fault.message
    case 'unknown':
      return t.unknown()
  }
}
