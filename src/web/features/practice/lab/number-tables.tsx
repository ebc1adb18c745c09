import type { Results } from './experiment.ts';
import type { Bar } from './histogram.ts';
import { bandText, binText, countText, meanText, shareText } from './numbers.ts';

interface NumberTablesProps {
  results: Results;
  nameOf: (bar: Bar) => string;
}

/** The data of the plots for screen readers. */
export function NumberTables({ results, nameOf }: NumberTablesProps) {
  const { points, histogram, trials } = results;
  const milestones = points.filter(
    (point, index) => /^10*$/.test(`${point.trials}`) || index === points.length - 1,
  );
  return (
    <div className="sr-only">
      <table>
        <caption>Running mean</caption>
        <thead>
          <tr>
            <th scope="col">Trials</th>
            <th scope="col">Mean</th>
            <th scope="col">95% band</th>
          </tr>
        </thead>
        <tbody>
          {milestones.map((point) => (
            <tr key={point.trials}>
              <th scope="row">{countText(point.trials)}</th>
              <td>{meanText(point)}</td>
              <td>{bandText(point) ?? 'not yet known'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <table>
        <caption>Outcomes of the trials</caption>
        <thead>
          <tr>
            <th scope="col">Outcome</th>
            <th scope="col">Trials</th>
            <th scope="col">Share</th>
          </tr>
        </thead>
        <tbody>
          {histogram.bars.map((bar) => (
            <tr key={binText(bar)}>
              <th scope="row">{nameOf(bar)}</th>
              <td>{countText(bar.count)}</td>
              <td>{shareText(bar.count / trials)}</td>
            </tr>
          ))}
          {histogram.others > 0 && (
            <tr>
              <th scope="row">other values</th>
              <td>{countText(histogram.others)}</td>
              <td>{shareText(histogram.others / trials)}</td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}
