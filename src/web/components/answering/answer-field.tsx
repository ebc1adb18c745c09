import { useId } from 'react';
import type { AskedAnswer } from '#shared/contracts/question.ts';
import { Markup } from '../markup.tsx';
import { FieldError, Legend } from '../ui/field.tsx';
import { TextField } from '../ui/text-field.tsx';

interface AnswerFieldProps {
  asked: AskedAnswer;
  error: string | undefined;
  label?: string;
  /** What it starts with. */
  start?: string;
}

/** A text field or a list of choices, submitted as `answer`. */
export function AnswerField({ asked, error, label = 'Your answer', start }: AnswerFieldProps) {
  const { unit, choices } = asked;
  if (choices) return <Choices {...{ choices, error, label, start }} />;
  const form = unit === null ? 'A' : `In ${unit === '%' ? 'percent' : unit}: a`;
  return (
    <TextField
      label={label}
      name="answer"
      defaultValue={start}
      hint={`${form} number, a fraction, a percentage or an expression such as 1 - e^{-1}.`}
      error={error}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={200}
    />
  );
}

interface ChoicesProps {
  choices: string[];
  error: string | undefined;
  label: string;
  start: string | undefined;
}

function Choices({ choices, error, label, start }: ChoicesProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={`${id}-error`}>
      <Legend>{label}</Legend>
      <div className="space-y-2">
        {choices.map((html, index) => (
          <label
            // biome-ignore lint/suspicious/noArrayIndexKey: a choice is its number
            key={index}
            className="flex cursor-pointer items-center gap-3 rounded-md border border-rule-strong px-4 py-2.5 has-checked:border-accent has-checked:bg-accent-soft"
          >
            <input
              type="radio"
              name="answer"
              value={index + 1}
              defaultChecked={start === String(index + 1)}
              className="accent-accent"
            />
            <Markup html={html} />
          </label>
        ))}
      </div>
      <FieldError id={id}>{error}</FieldError>
    </fieldset>
  );
}
