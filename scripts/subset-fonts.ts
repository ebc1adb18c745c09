// Cuts the site's fonts down to the letters, weights and sizes it uses: `npx node scripts/subset-fonts.ts`.
import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** Installed for this run only, as fonts hardly ever change. */
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

/** What nearly all text consists of: English, its punctuation and simple arithmetic. */
const usual = new Set([
  ...range(0x20, 0x7e),
  ...[0xa0, 0xa9, 0xb0, 0xb1, 0xb2, 0xb3, 0xb7, 0xbd, 0xd7, 0xe9, 0xf4, 0xf7],
  ...[0x2013, 0x2014, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2026],
  ...[0x20ac, 0x2191, 0x2193, 0x2212],
]);
const common = letters.filter((letter) => usual.has(letter));
const rare = letters.filter((letter) => !usual.has(letter));

const sans = {
  source: 'inter/files/inter-latin-wght-normal.woff2',
  axes: { wght: { min: 400, max: 700 } },
};
const upright = {
  source: `${serif}-opsz-normal.woff2`,
  axes: { wght: 400, opsz: { min: 14, max: 60 } },
};

/** The sizes are those of text and headings; larger ones use the largest. */
const fonts: { name: string; source: string; axes: Axes; letters: number[] }[] = [
  { name: 'sans', ...sans, letters: common },
  { name: 'sans-rare', ...sans, letters: rare },
  { name: 'serif', ...upright, letters: common },
  { name: 'serif-rare', ...upright, letters: rare },
  {
    name: 'serif-bold',
    source: `${serif}-opsz-normal.woff2`,
    axes: { wght: 600, opsz: 18 },
    letters,
  },
  {
    name: 'serif-italic',
    source: `${serif}-wght-italic.woff2`,
    axes: { wght: 400 },
    letters,
  },
];

/** The copyright and license, which every copy must include. */
const kept = [0, 13, 14];

const tools = await mkdtemp(join(tmpdir(), 'martingale-fonts-'));
try {
  execFileSync('npm', ['install', '--silent', '--prefix', tools, ...packages]);
  const subsetFont: SubsetFont = createRequire(join(tools, 'index.js'))('subset-font');
  for (const { name, source, axes, letters } of fonts) {
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
