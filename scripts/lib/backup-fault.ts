import { OperatorError } from '#lib/process/operator-error.ts'
import type { BackupFault } from '#lib/system/backup-run.ts'
import { NoRoom } from './backup-room.ts'
import { BackupUnderWay } from './hold-backups.ts'

/** Matches the errors by which file systems, SQLite, tar and Postgres report a full disk. */
const FULL = /ENOSPC|EDQUOT|no space left|disk is full|disk quota exceeded/i
const CLOSED = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST'])

/** Why a backup into a folder failed, as administrators are told. */
export function backupFaultOf(error: unknown, folder: string): BackupFault {
  if (error instanceof BackupUnderWay) return { code: 'under_way' }
  if (error instanceof NoRoom) return { code: 'no_room', needed: error.needed, free: error.free }
  const { code = '', message = '', path = '', stderr = '' } = error as Partial<ToolError>
  if (FULL.test(`${code} ${message} ${stderr}`)) return { code: 'disk_full' }
  if (CLOSED.has(code) && String(path).startsWith(folder)) return { code: 'no_folder' }
  if (error instanceof OperatorError) return { code: 'told', message }
  return { code: 'unknown' }
}

/** An error of the file system, or of a tool that was run. */
type ToolError = { code: string; message: string; path: string; stderr: string | Buffer }
