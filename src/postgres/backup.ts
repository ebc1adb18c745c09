// The public interface of backup/.
export { backUp } from './backup/backup.ts';
export { BackupError } from './backup/backup-error.ts';
export { restore } from './backup/restore.ts';
export { openSession } from './backup/session.ts';
