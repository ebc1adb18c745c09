// Cuts the site's fonts down to the letters, weights and sizes it uses: `npx node scripts/subset-fonts.ts`.
import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** Installed for this run only: fonts hardly ever change. */
const packages = [
  'subset-font@2.9.0',
  '@fontsource-variable/inter@5.3.0',
  '@fontsource-variable/source-serif-4@5.3.1',
];

type Axes = Record<string, number | { min: number; max: number }>;
type SubsetFont = (
  font: Buffer,
  text: string,
  options: { targetFormat: 'woff2'; variationAxes: Axes; preserveNameIds: number[] },
) => Promise<Buffer>;

const folder = resolve(import.meta.dirname, '../src/web/fonts');
const serif = 'source-serif-4/files/source-serif-4-latin';

/** The sizes are those of text and headings; larger ones use the largest. */
const fonts: { name: string; source: string; axes: Axes }[] = [
  {
    name: 'sans',
    source: 'inter/files/inter-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 700 } },
  },
  {
    name: 'serif',
    source: `${serif}-opsz-normal.woff2`,
    axes: { wght: 400, opsz: { min: 14, max: 60 } },
  },
  {
    name: 'serif-bold',
    source: `${serif}-opsz-normal.woff2`,
    axes: { wght: { min: 500, max: 700 }, opsz: 18 },
  },
  {
    name: 'serif-italic',
    source: `${serif}-wght-italic.woff2`,
    axes: { wght: { min: 400, max: 700 } },
  },
];

/** As in `unicode-range` of `styles/fonts.css`. */
const letters = [
  ...range(0x20, 0xff),
  0x131,
  ...range(0x152, 0x153),
  ...range(0x2bb, 0x2bc),
  0x2c6,
  0x2da,
  0x2dc,
  ...range(0x2000, 0x206f),
  ...[0x20ac, 0x2122, 0x2191, 0x2193, 0x2212, 0x2215],
];

/** The copyright and the license, which go with every copy. */
const kept = [0, 13, 14];

const tools = await mkdtemp(join(tmpdir(), 'martingale-fonts-'));
try {
  execFileSync('npm', ['install', '--silent', '--prefix', tools, ...packages]);
  const subsetFont: SubsetFont = createRequire(join(tools, 'index.js'))('subset-font');
  for (const { name, source, axes } of fonts) {
    const font = await subsetFont(
      await readFile(join(tools, 'node_modules/@fontsource-variable', source)),
      String.fromCodePoint(...letters),
      { targetFormat: 'woff2', variationAxes: axes, preserveNameIds: kept },
    );
    await writeFile(join(folder, `${name}.woff2`), font);
    console.log(`${name}: ${(font.length / 1000).toFixed(1)} kB`);
  }
} finally {
  await rm(tools, { recursive: true, force: true });
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
