import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../../components/loaded.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { simulationQuery } from '../../../queries/simulations.ts';
import { Bench } from './bench.tsx';
import { commitmentOf } from './commitment.ts';
import { LabSection, type OpenLabProps } from './lab-section.tsx';

interface SimulationLabProps extends OpenLabProps {
  ownAnswer: string | null;
  trueValue: number | null;
}

export function SimulationLab(props: SimulationLabProps) {
  const { question, opening, ownAnswer, trueValue, takesFocus } = props;
  const query = useQuery(simulationQuery(useApi(), question.id));
  return (
    <LabSection
      title="Simulation"
      about={
        <>
          Each trial simulates the question once with random numbers. The mean of many trials
          approaches {query.data?.estimates?.name ?? 'the answer'}. The same seed gives the same
          trials.
        </>
      }
      {...{ opening, takesFocus }}
    >
      <Loaded query={query} what="The simulation" skeleton="h-24 w-full">
        {(simulation) => (
          <Bench
            question={question}
            simulation={simulation}
            commitment={commitmentOf(opening, ownAnswer, question.variant)}
            answer={trueValue}
          />
        )}
      </Loaded>
    </LabSection>
  );
}
