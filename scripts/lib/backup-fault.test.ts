import { describe, expect, it } from 'vitest'
import { OperatorError } from '#lib/process/operator-error.ts'
import { backupFaultOf } from './backup-fault.ts'
import { NoRoom } from './backup-room.ts'
import { BackupUnderWay } from './hold-backups.ts'

const system = (code: string, path: string) => Object.assign(new Error(code), { code, path })

describe('why a backup failed', () => {
  it.each([
    ['of the file system', system('ENOSPC', '/backups/.backup-1/site/media/a.jpg')],
    ['of SQLite', new OperatorError('content.db could not be copied (database or disk is full).')],
    [
      'of tar',
      Object.assign(new Error('Command failed'), { stderr: 'tar: No space left on device' }),
    ],
    ['of pg_dump', new Error('pg_dump failed: could not write to file: No space left on device')],
  ])('is a full disk in the words %s', (_, error) => {
    expect(backupFaultOf(error, '/backups')).toEqual({ code: 'disk_full' })
  })

  it('is a folder that cannot be written, or what the command says, or nothing that anybody knows', () => {
    expect(backupFaultOf(system('EACCES', '/backups/x'), '/backups')).toEqual({ code: 'no_folder' })
    expect(backupFaultOf(system('EACCES', '/data/secrets'), '/backups')).toEqual({
      code: 'unknown',
    })
    expect(backupFaultOf(new BackupUnderWay(), '/backups')).toEqual({ code: 'under_way' })
    expect(backupFaultOf(new NoRoom(3, 2), '/b')).toEqual({ code: 'no_room', needed: 3, free: 2 })
    const message = 'pg_dump is needed for a site on Postgres.'
    expect(backupFaultOf(new OperatorError(message), '/b')).toEqual({ code: 'told', message })
    expect(backupFaultOf(new TypeError('x is not a function'), '/b')).toEqual({ code: 'unknown' })
  })
})
