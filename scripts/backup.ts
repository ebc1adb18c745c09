import { backUp } from '../src/server/db/backup/backup.ts';
import { runCommand } from '../src/server/db/backup/command.ts';

await runCommand({
  name: 'backup',
  work: backUp,
  success: (totals, file) => `Backed up ${totals} to ${file}`,
});
