import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { variantsPath } from '#server/modules/questions/bank/read-bank.ts';
import {
  type FrozenVariants,
  readFrozenVariants,
  writeFrozenVariants,
} from '#server/modules/questions/frozen-variants.ts';
import { readTemplate } from '#server/modules/questions/question-template.ts';
import { loadProof } from '#test/bank/rules/proof.ts';
import { hashOfAsked } from '#test/bank/variants/evaluate-template.ts';
import { type Frozen, freeze, type Parametrized, variantOf } from '#test/bank/variants/freeze.ts';
import { findFrozenProblems } from '#test/bank/variants/frozen-rules.ts';
import { type Bank, findQuestion, openBank } from './bank.ts';
import { InputError } from './input-error.ts';

const newVersion = '--new-version';

/** Freezes the numbers with which questions may be asked, and says which it rejected and why. */
export async function freezeVariants(words: string[], folder?: string): Promise<boolean> {
  const slugs = words.filter((word) => word !== newVersion);
  if (slugs.length === 0) throw new InputError('Which question? Name its slug.');
  const bank = await openBank(folder);
  let isGood = true;
  for (const slug of slugs) {
    isGood = (await freezeOne(bank, slug, words.includes(newVersion))) && isGood;
  }
  return isGood;
}

async function freezeOne(bank: Bank, slug: string, isNewVersion: boolean): Promise<boolean> {
  const { path, text, variants } = findQuestion(bank, slug);
  const { parameters, ...template } = readTemplate(text);
  if (!parameters) throw new InputError(`content/${path} has no params.`);
  const parametrized: Parametrized = { ...template, parameters };
  const loaded = await loadProof(bank.folder, path);
  if ('problem' in loaded) throw new InputError(loaded.problem);
  const { module } = loaded;
  const known = variants === null ? null : readFrozenVariants(variants);
  const kept = isNewVersion ? [] : (known?.variants ?? []);
  const changed = kept.flatMap((variant, index) =>
    variant.asked === hashOfAsked(variantOf(parametrized, variant, module)) ? [] : [index],
  );
  if (changed.length > 0) {
    throw new InputError(
      `Variants ${changed.join(', ')} of ${slug} would ask something else than learners have met. ` +
        `If they must, add ${newVersion}.`,
    );
  }
  const version = (known?.version ?? (isNewVersion ? 0 : 1)) + (isNewVersion ? 1 : 0);
  const result = freeze(parametrized, module, { version, variants: kept });
  const file = variantsPath(path);
  await writeFile(join(bank.folder, file), writeFrozenVariants(result.frozen));
  const problems = findFrozenProblems(parametrized, result.frozen, module);
  report(file, result, problems);
  return problems.length === 0;
}

function report(file: string, { frozen, rejected }: Frozen, problems: string[]): void {
  console.log(`${problems.length === 0 ? '✓' : '✗'} content/${file}: ${summary(frozen)}`);
  for (const problem of problems) console.log(`    ${problem}`);
  for (const { count, first } of rejected.values()) {
    console.log(`  rejected ${count}, such as ${first}`);
  }
}

const summary = ({ version, variants }: FrozenVariants) =>
  `version ${version}, ${variants.length} variants, such as ${variants
    .slice(0, 4)
    .map(({ answer }) => answer)
    .join(', ')}`;
