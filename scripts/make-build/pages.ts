import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { bundleSimulations } from '#server/modules/practice/simulations/bundle-simulation.ts';
import { writeSimulations } from '#server/modules/practice/simulations/simulation-files.ts';
import { drawBank } from '#server/modules/questions/bank/drawn-bank.ts';
import { bankFolder, readLabs } from '#server/modules/questions/bank/read-bank.ts';

/** Builds the pages, which `server.ts` then bundles with the server, the bank and its simulations. */
const [folder = ''] = process.argv.slice(2);
execFileSync(process.execPath, ['node_modules/.bin/react-router', 'build'], {
  stdio: 'inherit',
  env: { ...process.env, BUILD_DIR: folder },
});
renameSync(resolve(folder, 'server'), resolve(folder, 'pages'));
await compressAssets();
await drawBank(bankFolder, folder);
const proofs = await readLabs(bankFolder);
await writeSimulations(await bundleSimulations(bankFolder, proofs), folder);

/** Compressed once at the highest level, so that serving costs nothing. */
async function compressAssets(): Promise<void> {
  const files = globSync('client/**/*.{js,css,svg}', { cwd: folder });
  await Promise.all(
    files.map(async (file) => {
      const path = resolve(folder, file);
      const content = readFileSync(path);
      const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
      writeFileSync(`${path}.br`, await promisify(brotliCompress)(content, { params }));
      writeFileSync(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
    }),
  );
}
