import cluster from 'node:cluster';
import { enableCompileCache } from 'node:module';
import { compileCache } from './compile-cache.ts';
import { ensureBuild } from './ensure-build.ts';

process.env.NODE_ENV = 'production';
enableCompileCache(compileCache);
if (cluster.isPrimary) ensureBuild();
// Built on demand, so it may not exist when this file is loaded.
await import(new URL('../build/server/main.js', import.meta.url).href);
