// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const underWay = () => 'A backup is being made already.'
export const noFolder = () => 'The folder for backups cannot be written. Your operator can name another one (BACKUP_DIR).'
export const noRoom = (values: { needed: string | number; free: string | number }) => `There is too little room: it needs about ${values.needed} on the way, and ${values.free} are free.`
export const diskFull = () => 'The disk was full. What was begun is deleted.'
export const unknown = () => 'The site’s log says why.'
export const folderSilent = () => 'The folder of the backups does not answer. Is the disk that it lies on connected?'
export const onlyCommand = () => 'Only the operator’s command makes backups here.'
export const noSuchBackup = () => 'This backup is not here any more.'
