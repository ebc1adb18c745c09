import cluster from 'node:cluster';
import { enableCompileCache } from 'node:module';
import { resolve } from 'node:path';
import { ensureBuild } from './ensure-build.ts';

process.env.NODE_ENV = 'production';
// Caches compiled code: compiling it again takes a third of the start time.
enableCompileCache(resolve(import.meta.dirname, '../node_modules/.cache/compile'));
if (cluster.isPrimary) ensureBuild();
// The build's file, which need not exist when this one is loaded.
await import(new URL('../build/server/main.js', import.meta.url).href);
