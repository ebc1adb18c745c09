import { ensureBuild } from './ensure-build.ts';

process.env.NODE_ENV = 'production';
await ensureBuild();
await import('../src/server/main.ts');
