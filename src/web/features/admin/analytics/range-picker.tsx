import { useState } from 'react';
import { useNavigate } from 'react-router';
import { dayOf } from '#shared/domain/days.ts';
import { PeriodLinks } from '../../../components/statistics/period-links.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { TextField } from '../../../components/ui/text-field.tsx';
import { presets, type useDateRange } from './date-range.ts';

/** Chooses the days of all statistics. The choice is kept in the URL. */
export function RangePicker({ dates }: { dates: ReturnType<typeof useDateRange> }) {
  const { range, preset, urlOfPreset, urlOfRange } = dates;
  const navigate = useNavigate();
  const [error, setError] = useState('');

  function show(form: FormData) {
    const start = String(form.get('start'));
    const end = String(form.get('end'));
    if (!start || !end) return setError('Please choose both dates');
    if (start > end) return setError('Start must not be after end');
    setError('');
    void navigate(urlOfRange({ start, end }), { preventScrollReset: true });
  }

  return (
    <div className="flex flex-wrap items-start gap-x-8 gap-y-3">
      <PeriodLinks
        label="Presets"
        choices={presets}
        current={preset}
        urlOf={urlOfPreset}
        className="sm:pt-7"
      />
      <form
        // Show the URL's range in the fields, even after going back.
        key={`${range.start} ${range.end}`}
        noValidate
        aria-label="Custom range"
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
