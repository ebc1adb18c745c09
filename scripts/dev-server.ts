import { run } from '../src/server/boot/run.ts';
import { devPages } from '../src/server/ssr/dev-pages.ts';

await run(devPages);
