import type { SystemState } from '#cms/system/read-system-state.ts'
import { OLD_BACKUP_MS } from '#lib/system/backup-record.ts'
import { sizeLabel } from '#lib/system/size-label.ts'
import { agoLabel } from './labels.ts'
import * as t from './messages.gen.ts'
import type { SystemPart } from './part.ts'

/** When the last backup was made, how large it is, and whether one would help. */
export function backupsPart({ backups: state, now }: SystemState): SystemPart {
  const part = { id: 'backups', title: t.backups() } as const
  if (!state) return { ...part, state: 'watch', sentences: [t.notReadable()] }
  const links = [{ href: '#backups', label: state.isPossible ? t.toBackups() : t.allBackups() }]
  const { backups } = state
  const [last] = backups
  if (!last) return { ...part, links, state: 'watch', sentences: [t.noBackup(), t.makeBackup()] }
  const ago = (made: string) => agoLabel(Date.parse(made), now)
  const isOld = now - Date.parse(last.made) > OLD_BACKUP_MS
  const tested = backups.find(({ verified }) => verified)
  return {
    ...{ ...part, links },
    state: isOld || !tested ? 'watch' : 'good',
    sentences: [
      t.lastBackup({ ago: ago(last.made), size: sizeLabel(last.bytes) }),
      ...(last.isThere ? [] : [t.gone()]),
      last.verified
        ? t.tested()
        : tested
          ? t.lastTested({ ago: ago(tested.made) })
          : t.neverTested(),
      ...(isOld ? [t.oldBackup()] : []),
    ],
  }
}
