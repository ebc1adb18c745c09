import type { BankQuestion } from '#server/modules/questions/bank/bank-file.ts';
import type { Answer } from '#shared/contracts/answer.ts';
import { isNumeric, isSingle, valueOfAnswer } from '#shared/domain/answer-value.ts';
import { isNear } from '../is-near.ts';
import { runSql } from './postgres.ts';
import { runPython } from './python.ts';
import { shownTables } from './shown-tables.ts';

const block = /^```(python|sql)\n(.*?)^```$/ms;

/** There are none of these where the tests run. */
const libraries = /^\s*(?:import|from) (?:numpy|pandas|sklearn)\b/m;

/** The program in a statement, if it can be run. */
export function programIn(statement: string): { language: string; code: string } | null {
  const [, language = '', code = ''] = block.exec(statement) ?? [];
  return language === '' || libraries.test(code) ? null : { language, code };
}

/** The program in the statement, and what the proof adds to it, must print the stated answer. */
export async function findProgramProblems(
  { description, answer }: Pick<BankQuestion, 'description' | 'answer'>,
  finish = '',
): Promise<string[]> {
  const program = programIn(description);
  if (!program) return [];
  const printed = await run(program, description, finish);
  return isPrinted(answer, printed.trim().replaceAll(/\s+/g, ' '))
    ? []
    : [`The program prints ${JSON.stringify(printed)}, which is not the answer.`];
}

function run(
  { language, code }: { language: string; code: string },
  statement: string,
  finish: string,
): Promise<string> {
  return language === 'sql'
    ? runSql(`${shownTables(statement)}${code}${finish}`)
    : runPython(`${code}\n${finish}`);
}

function isPrinted(answer: Answer, printed: string): boolean {
  if (answer.kind === 'choice') {
    const fitting = answer.choices.flatMap((choice, index) =>
      shownIn(choice) === printed ? [index + 1] : [],
    );
    return fitting.length === 1 && fitting[0] === answer.value;
  }
  if (!isSingle(answer) || !isNumeric(answer)) return false;
  const [numerator = '', denominator = '1'] = printed.split('/');
  return isNear(Number.parseFloat(numerator) / Number(denominator), valueOfAnswer(answer));
}

/** What a choice claims to be printed: what is in code, or else all of it. */
function shownIn(choice: string): string {
  const spans = [...choice.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
  return (spans.length > 0 ? spans.join(' ') : choice).replaceAll(/\s+/g, ' ').trim();
}
