import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../../components/loaded.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { simulationQuery } from '../../../queries/simulations.ts';
import { FigureWithSliders } from './figure-with-sliders.tsx';
import { LabSection, type OpenLabProps } from './lab-section.tsx';
import { toProgramNumbers } from './parameter-values.ts';
import { Program } from './program.tsx';

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
        {({ variants, program }) => {
          const own = variants.find((offered) => offered.variant === variant) ?? variants[0];
          const numbers = toProgramNumbers(own?.numbers ?? {});
          return (
            <div className="space-y-6">
              <FigureWithSliders key={variant} questionId={id} numbers={numbers} />
              <Program about="How it is drawn" text={program} />
            </div>
          );
        }}
      </Loaded>
    </LabSection>
  );
}
