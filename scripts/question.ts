import { checkQuestions } from './question/check.ts';
import { InputError } from './question/input-error.ts';
import { writeNewQuestion } from './question/new.ts';
import { previewQuestion } from './question/preview.ts';
import { showVariants } from './question/show.ts';
import { freezeVariants } from './question/variants.ts';

const commands = new Map([
  ['new', writeNewQuestion],
  ['check', checkQuestions],
  ['preview', previewQuestion],
  ['variants', freezeVariants],
  ['show', showVariants],
]);

const usage = `Usage:
  npm run question -- new CATEGORY NAME   creates a question and its proof from templates
  npm run question -- check [SLUG…]       checks these questions and their proofs, or all of them
  npm run question -- preview SLUG        shows a question as on the site while you write it
  npm run question -- variants SLUG…      freezes the numbers that a question may be asked with
  npm run question -- show SLUG [INDEX…]  prints a question with the numbers of these variants`;

const [name = '', ...words] = process.argv.slice(2);
try {
  const command = commands.get(name);
  if (!command) throw new InputError(usage);
  process.exitCode = (await command(words)) ? 0 : 1;
} catch (error) {
  if (!(error instanceof InputError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
