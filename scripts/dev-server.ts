import './quick-drizzle.ts';
import { run } from '../src/server/boot/run.ts';
import { devPages } from '../src/server/ssr/dev-pages.ts';

// A plain crash would leave the embedded database running.
process.on('uncaughtException', (error) => {
  console.error(error);
  process.kill(process.pid, 'SIGINT');
});
await run(devPages);
