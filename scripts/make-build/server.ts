import { globSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { build } from 'vite';

/** Packages with native code, or that locate their own files by path. */
const pathBound = ['@fastify/swagger-ui', '@node-rs/argon2', 'sharp', 'tinypool'];
/** Loaded by few pages or calls, or so small that bundling them saves nothing. */
const leftOut = ['@simplewebauthn/server', 'react', 'react-dom', 'react-hook-form'];

/** Bundles the server, the built pages and their packages: starting loads few files, not 1,500. */
const [folder = ''] = process.argv.slice(2);
const workers = new Map(
  globSync('src/server/**/*.worker.ts').map((file) => [basename(file, '.ts'), file]),
);
await build({
  configFile: false,
  publicDir: false,
  logLevel: 'error',
  ssr: { noExternal: true, external: [...pathBound, ...leftOut] },
  build: {
    ssr: true,
    outDir: resolve(folder, 'server'),
    emptyOutDir: true,
    target: 'node24',
    // Stack traces stay readable.
    minify: false,
    reportCompressedSize: false,
    rolldownOptions: {
      input: {
        main: 'src/server/main.ts',
        pages: resolve(folder, 'pages/index.js'),
        ...Object.fromEntries(workers),
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
