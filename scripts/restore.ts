import { restore } from '#postgres/backup.ts';
import { runCommand } from '#server/boot/backup-command.ts';
import { migrationsFolder } from '#server/db/migrate.ts';

await runCommand({
  name: 'restore',
  work: (file, connect, signal) => restore(file, connect, migrationsFolder, signal),
  success: (totals, file) => `Restored ${totals} from ${file}`,
});
