import { questionFrom } from '#server/modules/questions/bank/bank-file.ts';
import { readFrozenVariants, valuesOf } from '#server/modules/questions/frozen-variants.ts';
import { fillTemplate, readTemplate } from '#server/modules/questions/question-template.ts';
import { askedSections } from './asked-sections.ts';
import { findQuestion, openBank } from './bank.ts';
import { InputError } from './input-error.ts';

/** Prints a question's file as it reads with the numbers of some variants. */
export async function showVariants(words: string[], folder?: string): Promise<boolean> {
  const [slug, ...indexes] = words;
  if (!slug) throw new InputError('Which question? Name its slug.');
  const { path, text, variants } = findQuestion(await openBank(folder), slug);
  const template = readTemplate(text);
  if (!template.parameters) throw new InputError(`content/${path} has no params.`);
  const frozen = readFrozenVariants(variants);
  for (const word of indexes.length > 0 ? indexes : ['0', '1', '2']) {
    const variant = /^\d+$/.test(word) ? frozen.variants[Number(word)] : undefined;
    if (!variant) throw new InputError(`There is no variant ${word} of ${slug}.`);
    const filled = fillTemplate(template, valuesOf(frozen, Number(word)));
    const { solution, followUps } = filled.texts;
    const [statement, ...asked] = askedSections(questionFrom(filled));
    console.log(
      [
        `━━━ Variant ${word}: ${JSON.stringify(variant.parameters)}`,
        JSON.stringify(filled.answer, null, 2),
        statement?.source,
        ...asked.map(({ heading, source }) => `# ${heading}\n\n${source}`),
        `# Solution\n\n${solution}`,
        ...followUps.flatMap(({ question: asked, answer, check }) => [
          `# Follow-up\n\n${asked}`,
          `# Answer\n\n${answer}`,
          ...(check === undefined ? [] : [JSON.stringify(check, null, 2)]),
        ]),
      ].join('\n\n'),
    );
  }
  return true;
}
