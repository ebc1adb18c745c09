import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../../components/loaded.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { simulationQuery } from '../../../queries/simulations.ts';
import { FigureWithSliders } from './figure-with-sliders.tsx';
import { LabSection } from './lab-section.tsx';
import type { OpenLabProps } from './open-lab-props.ts';
import { toProgramNumbers } from './parameter-values.ts';

/** A figure of the question with the numbers that the page shows. */
export function FigureLab({ question, opening, takesFocus }: OpenLabProps) {
  const query = useQuery(simulationQuery(useApi(), question.id));
  const { id, variant } = question;
  return (
    <LabSection
      title="Interactive figure"
      about="Move a slider and watch what changes."
      {...{ opening, takesFocus }}
    >
      <Loaded query={query} what="The figure" skeleton="h-64 w-full">
        {({ variants }) => {
          const own = variants.find((offered) => offered.variant === variant) ?? variants[0];
          const numbers = toProgramNumbers(own?.numbers ?? {});
          return <FigureWithSliders key={variant} questionId={id} numbers={numbers} />;
        }}
      </Loaded>
    </LabSection>
  );
}
