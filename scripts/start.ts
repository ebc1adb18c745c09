import { enableCompileCache } from 'node:module';
import { resolve } from 'node:path';
import { ensureBuild } from './ensure-build.ts';

process.env.NODE_ENV = 'production';
// Caches compiled code: compiling it again takes a third of the start time.
enableCompileCache(resolve(import.meta.dirname, '../node_modules/.cache/compile'));
await ensureBuild();
await import('../src/server/main.ts');
