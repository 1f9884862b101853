export { type Archive, checkArchive, checkVersion } from './check-archive.ts'
export { type Backup, createBackup } from './create-backup.ts'
export { refuseUnfinished } from './database/unfinished.ts'
export { restoreBackup } from './restore-backup.ts'
