import { useId } from 'react';
import { Loading } from '../../../components/loaded.tsx';
import { Markup } from '../../../components/markup.tsx';
import { NumberSlider } from './number-slider.tsx';
import type { ProgramNumbers } from './parameter-values.ts';
import { useFigure } from './use-figure.ts';

interface FigureWithSlidersProps {
  questionId: number;
  numbers: ProgramNumbers;
}

/** The sliders are below the figure, so that no hand hides what they change. */
export function FigureWithSliders({ questionId, numbers }: FigureWithSlidersProps) {
  const { drawn, positions, isFailed, move } = useFigure(questionId, numbers);
  const caption = useId();
  if (isFailed) return <p role="alert">The figure could not be drawn. Please reload the page.</p>;
  if (!drawn) return <Loading what="The figure" />;
  return (
    <div className="mx-auto max-w-lg">
      {/* The caption says what it shows. */}
      <div aria-hidden="true">
        <Markup html={drawn.html} />
      </div>
      <fieldset aria-describedby={caption} className="mt-4 min-w-0">
        <legend className="sr-only">What to change</legend>
        {drawn.sliders.map((slider) => (
          <NumberSlider
            key={slider.name}
            parameter={slider}
            value={positions[slider.name] ?? slider.start}
            onMove={(value) => move(slider.name, value)}
          />
        ))}
      </fieldset>
      <p id={caption} role="status" className="mt-1 min-h-12 text-sm">
        {drawn.alt}
      </p>
    </div>
  );
}
