import { runRecompute } from '#server/boot/recompute-command.ts';

await runRecompute();
