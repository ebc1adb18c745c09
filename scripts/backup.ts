import { backUp } from '#postgres/backup.ts';
import { runCommand } from '#server/boot/backup-command.ts';

await runCommand({
  name: 'backup',
  work: backUp,
  success: (totals, file) => `Backed up ${totals} to ${file}`,
});
