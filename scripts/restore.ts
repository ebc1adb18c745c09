import { runCommand } from '../src/server/db/backup/command.ts';
import { restore } from '../src/server/db/backup/restore.ts';

await runCommand({
  name: 'restore',
  work: restore,
  success: (totals, file) => `Restored ${totals} from ${file}`,
});
