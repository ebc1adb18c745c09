import { useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { LiveButton } from '../../../components/ui/live-button.tsx';
import { withVariant } from '../../../lib/variant-in-url.ts';
import { NumberSlider } from './number-slider.tsx';
import { nameInWords, valueText } from './parameter-values.ts';
import type { ChosenNumbers } from './use-numbers.ts';

interface NumberSlidersProps {
  questionId: number;
  numbers: ChosenNumbers;
  /** While trials run. */
  isDisabled: boolean;
  /** The numbers are about to change. */
  onChange: () => void;
}

/** Which numbers of the question to simulate, if it can be asked with several. */
export function NumberSliders({ questionId, numbers, isDisabled, onChange }: NumberSlidersProps) {
  const { parameters, chosen, areOwn, isBack, move, goBack } = numbers;
  const location = useLocation();
  const group = useRef<HTMLFieldSetElement>(null);
  if (!chosen || parameters.length === 0) return null;
  const valueNow = (name: string) => chosen.numbers[name] ?? '';
  const list = parameters.map(({ name }) =>
    unbroken(`${nameInWords(name)} = ${valueText(valueNow(name))}`),
  );
  const search = withVariant(location.search, chosen.variant);
  return (
    <fieldset ref={group} tabIndex={-1} disabled={isDisabled} className="min-w-0">
      <legend className="mb-2 font-medium text-sm">Numbers to simulate</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(15rem,100%),1fr))] gap-x-8">
        {parameters.map((parameter) => (
          <NumberSlider
            key={parameter.name}
            parameter={parameter}
            value={valueNow(parameter.name)}
            onMove={(value) => {
              onChange();
              move(parameter.name, value);
            }}
          />
        ))}
      </div>
      <p role="status" className="mt-1 text-ink-muted text-sm">
        {areOwn ? (
          'These are this question’s numbers.'
        ) : (
          <>
            Other numbers: {list.join(', ')}.{' '}
            <Link to={{ pathname: `/question/${questionId}`, search }} className="text-link">
              Answer the question with them
            </Link>{' '}
            to compare with the exact answer.
          </>
        )}
      </p>
      {!isBack && (
        <LiveButton
          className="mt-2 text-start text-link text-sm"
          onClick={() => {
            onChange();
            goBack();
            // The button, which goes away, would lose it.
            group.current?.focus();
          }}
        >
          Back to this question’s numbers
        </LiveButton>
      )}
    </fieldset>
  );
}

const unbroken = (text: string) => text.replaceAll(' ', '\u00A0');
