import { useId } from 'react';
import type { AskedAnswer } from '#shared/contracts/question.ts';
import { Markup } from '../../../components/markup.tsx';
import { FieldError, Legend } from '../../../components/ui/field.tsx';
import { TextField } from '../../../components/ui/text-field.tsx';

interface AnswerFieldProps {
  asked: AskedAnswer;
  error: string | undefined;
  label?: string;
}

/** A text field or a list of choices, submitted as `answer`. */
export function AnswerField({ asked, error, label = 'Your answer' }: AnswerFieldProps) {
  const { unit, choices } = asked;
  if (choices) return <Choices choices={choices} error={error} label={label} />;
  const start = unit === null ? 'A' : `In ${unit === '%' ? 'percent' : unit}: a`;
  return (
    <TextField
      label={label}
      name="answer"
      hint={`${start} number, a fraction, a percentage or an expression such as 1 - e^{-1}.`}
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
}

function Choices({ choices, error, label }: ChoicesProps) {
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
            <input type="radio" name="answer" value={index + 1} className="accent-accent" />
            <Markup html={html} />
          </label>
        ))}
      </div>
      <FieldError id={id}>{error}</FieldError>
    </fieldset>
  );
}
