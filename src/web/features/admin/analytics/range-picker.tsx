import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { dayOf } from '#shared/domain/days.ts';
import { Button } from '../../../components/ui/button.tsx';
import { TextField } from '../../../components/ui/text-field.tsx';
import styles from './range-picker.module.css';
import { presets, type useReportRange } from './report-range.ts';

/** Chooses the days of all reports; the choice is in the address. */
export function RangePicker({ chosen }: { chosen: ReturnType<typeof useReportRange> }) {
  const { range, preset, urlOfPreset, urlOfRange } = chosen;
  const navigate = useNavigate();
  const [error, setError] = useState('');

  function show(form: FormData) {
    const start = String(form.get('start'));
    const end = String(form.get('end'));
    if (!start || !end) return setError('Please choose both days');
    if (start > end) return setError('Start must not be after end');
    setError('');
    void navigate(urlOfRange({ start, end }), { preventScrollReset: true });
  }

  return (
    <div className="flex flex-wrap items-start gap-x-8 gap-y-3">
      <nav aria-label="Days" className="sm:pt-7">
        <ul className="flex flex-wrap gap-2">
          {presets.map((days) => (
            <li key={days}>
              <Link
                to={urlOfPreset(days)}
                preventScrollReset
                aria-current={days === preset ? 'true' : undefined}
                className={styles.preset}
              >
                Last {days} days
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <form
        // What is in the address stands in the fields, also after going back.
        key={`${range.start} ${range.end}`}
        noValidate
        aria-label="Days of your choice"
        className="flex flex-wrap items-start gap-x-3"
        onSubmit={(event) => {
          event.preventDefault();
          show(new FormData(event.currentTarget));
        }}
      >
        <TextField
          label="Start"
          name="start"
          type="date"
          defaultValue={range.start}
          max={dayOf(new Date())}
          error={error}
        />
        <TextField
          label="End"
          name="end"
          type="date"
          defaultValue={range.end}
          max={dayOf(new Date())}
        />
        <div className="sm:pt-8">
          <Button type="submit" variant="secondary">
            Show
          </Button>
        </div>
      </form>
    </div>
  );
}
