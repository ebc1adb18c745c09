import { run } from './boot/run.ts';
import { builtPages } from './ssr/built-pages.ts';

await run(builtPages);
