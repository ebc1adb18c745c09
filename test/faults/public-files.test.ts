import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { simulationFiles } from '#server/modules/practice/simulations/simulation-files.ts';
import { parseBankFile } from '#server/modules/questions/bank/bank-file.ts';
import { bankFolder, readBank, readLabProofs } from '#server/modules/questions/bank/read-bank.ts';

const build = resolve(import.meta.dirname, '../../build');
const publicFiles = globSync('client/**/*.*', { cwd: build, exclude: ['**/*.{br,gz}'] });
const scripts = publicFiles
  .filter((file) => file.endsWith('.js'))
  .map((file) => ({ file, text: readFileSync(resolve(build, file), 'utf8') }));

describe('the public files of a build', () => {
  it('have no simulation, proof or answer of any question', async () => {
    const slugs = (await readBank(bankFolder)).map(({ slug }) => slug);
    expect(slugs.length).toBeGreaterThan(100);
    expect(scripts.length).toBeGreaterThan(10);
    expect(publicFiles.filter((file) => slugs.some((slug) => file.includes(slug)))).toEqual([]);
    for (const { file, text } of scripts) {
      expect(
        slugs.filter((slug) => text.includes(slug)),
        file,
      ).toEqual([]);
      expect(text, file).not.toMatch(/\bas (exact|mistakes|simulate|narrate|sliders)\b/);
      expect(text, file).not.toMatch(/\bfunction (exact|mistakes|simulate|narrate|sliders)\b/);
    }
  });

  it('exclude the labs, free and premium, which are in a private folder', async () => {
    const proofs = await readLabProofs(bankFolder);
    const built = simulationFiles(build);
    for (const { slug, kind } of proofs) {
      const name = kind === 'figure' ? 'figure' : 'simulate';
      const simulation = await built.find(slug);
      expect(simulation?.module, slug).toMatch(new RegExp(`\\bas ${name}\\b`));
      expect(simulation?.program, slug).toContain(`export function ${name}(`);
      for (const text of [simulation?.module, simulation?.program]) {
        expect(text, slug).not.toMatch(/\b(as|function) (exact|mistakes)\b/);
      }
    }
    const premium = (await readBank(bankFolder)).filter((file) => parseBankFile(file).premium);
    const simulated = new Set(proofs.map(({ slug }) => slug));
    expect(premium.some(({ slug }) => simulated.has(slug))).toBe(true);
  });
});
