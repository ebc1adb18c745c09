import type { Answer, GivenAnswer, GivenSingleAnswer } from '#shared/contracts/answer.ts';

export interface Mistake {
  value: string;
  message: string;
}

export interface Choice {
  text: string;
  /** What learners who choose it have misunderstood. Not used for the right one. */
  message: string;
}

/** One of several linked questions. */
export interface PartDraft {
  question: string;
  /** How many of the question's hints belong to it. */
  hints: string;
  answer: AnswerDraft;
}

export const blankChoice: Choice = { text: '', message: '' };

/** An answer as it is typed into the form. */
export interface AnswerDraft {
  kind: keyof typeof kindNames;
  value: string;
  precision: keyof typeof precisionNames;
  /** How many digits or places. */
  count: string;
  unit: string;
  isProbability: boolean;
  mistakes: Mistake[];
  choices: Choice[];
  /** The number of the right choice, from 1. */
  right: number;
  parts: readonly PartDraft[];
  /** What a good answer names, one point a line. */
  rubric: string;
  why: string;
  model: string;
}

export const kindNames = {
  none: 'No answer check',
  fraction: 'Fraction',
  number: 'Number',
  expression: 'Expression',
  choice: 'Choice',
  parts: 'Parts',
  interval: 'Interval',
  open: 'Open question',
} as const;

export const precisionNames = {
  usual: 'Default: three significant digits; whole numbers must be exact',
  exact: 'Exact value',
  digits: 'Significant digits',
  places: 'Decimal places',
} as const;

const noAnswer: AnswerDraft = {
  kind: 'none',
  value: '',
  precision: 'usual',
  count: '',
  unit: '',
  isProbability: false,
  mistakes: [],
  choices: [blankChoice, { ...blankChoice }],
  right: 1,
  parts: [],
  rubric: '',
  why: '',
  model: '',
};

export function toAnswerDraft(answer: Answer | null): AnswerDraft {
  if (!answer) return noAnswer;
  if (answer.kind === 'open') return { ...noAnswer, ...answer, model: answer.model ?? '' };
  if (answer.kind === 'interval') {
    return { ...noAnswer, kind: 'interval', value: String(answer.value), unit: answer.unit ?? '' };
  }
  if (answer.kind === 'parts') {
    const parts = answer.parts.map((part) => ({
      question: part.question,
      hints: String(part.hints),
      answer: toAnswerDraft(part.answer),
    }));
    return { ...noAnswer, kind: 'parts', parts };
  }
  if (answer.kind === 'choice') {
    return { ...noAnswer, kind: 'choice', ...choiceDraft(answer) };
  }
  const { kind, value, exact, digits, places, unit, isProbability, mistakes } = answer;
  const precision = exact ? 'exact' : digits ? 'digits' : places === undefined ? 'usual' : 'places';
  return {
    ...noAnswer,
    kind,
    value: String(value),
    precision,
    count: String(digits ?? places ?? ''),
    unit: unit ?? '',
    isProbability: isProbability ?? false,
    mistakes: mistakes ?? [],
  };
}

/** What a form with parts starts with. */
export const blankPart: PartDraft = {
  question: '',
  hints: '0',
  answer: { ...noAnswer, kind: 'fraction' },
};

type Parts = Extract<GivenAnswer, { kind: 'parts' }>['parts'];

function partsOf({ parts }: AnswerDraft): Parts {
  return parts.flatMap(({ question, hints, answer }) => {
    const given = toGivenSingle(answer);
    return given ? [{ question, hints: toNumber(hints), answer: given }] : [];
  });
}

/** In the server's format. The server rejects anything that is not a number with a message. */
export function toGivenAnswer(draft: AnswerDraft): GivenAnswer | null {
  const { kind, value, rubric, why, model } = draft;
  switch (kind) {
    case 'open':
      return { kind, rubric, why, ...(model.trim() !== '' && { model }) };
    case 'parts':
      return { kind, parts: partsOf(draft) };
    case 'interval':
      return { kind, value: toNumber(value), ...unitOf(draft) };
    default:
      return toGivenSingle(draft);
  }
}

/** The same for an answer that is given at once; null: it is of no such kind. */
export function toGivenSingle(draft: AnswerDraft): GivenSingleAnswer | null {
  const { kind, value, choices, right } = draft;
  switch (kind) {
    case 'choice':
      return { kind, choices: choices.map(({ text }) => text), value: right, ...messagesOf(draft) };
    case 'number':
      return { kind, value: toNumber(value), ...numericFields(draft) };
    case 'fraction':
    case 'expression':
      return { kind, value: value.trim(), ...numericFields(draft) };
    default:
      return null;
  }
}

function choiceDraft({ choices, value, mistakes = [] }: Extract<Answer, { kind: 'choice' }>) {
  const messages = new Map(mistakes.map((mistake) => [mistake.value, mistake.message]));
  return {
    choices: choices.map((text, index) => ({ text, message: messages.get(index + 1) ?? '' })),
    right: value,
  };
}

function messagesOf({ choices, right }: AnswerDraft) {
  const mistakes = choices
    .map(({ message }, index) => ({ value: index + 1, message }))
    .filter(({ value, message }) => value !== right && message.trim() !== '');
  return mistakes.length > 0 && { mistakes };
}

function unitOf({ unit }: AnswerDraft) {
  return unit.trim() !== '' && { unit: unit.trim() };
}

function numericFields(draft: AnswerDraft) {
  const { precision, count, isProbability, mistakes } = draft;
  return {
    ...(precision === 'exact' && { exact: true as const }),
    ...(precision === 'digits' && { digits: toNumber(count) }),
    ...(precision === 'places' && { places: toNumber(count) }),
    ...unitOf(draft),
    ...(isProbability && { isProbability }),
    ...(mistakes.length > 0 && { mistakes }),
  };
}

function toNumber(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text);
}

/** For example, "Fraction 1/6, exact". */
export function summarizeAnswer(draft: AnswerDraft): string {
  const { kind, value, precision, unit, choices, parts } = draft;
  if (kind === 'none' || kind === 'open') return kindNames[kind];
  if (kind === 'parts') return `${parts.length} parts`;
  if (kind === 'choice') return `${kindNames[kind]} of ${choices.length}`;
  const amount = [kindNames[kind], value, unit].filter((part) => part !== '').join(' ');
  return precision === 'exact' ? `${amount}, exact` : amount;
}
