import type { SaveState } from '../../../lib/typed-saver.ts';

/** Whether the answers have arrived. Only trouble is read out. */
export function SaveNotice({ state }: { state: SaveState }) {
  return (
    <div className="mt-5 min-h-6 text-ink-muted text-sm">
      <p role="status">
        {state === 'offline' &&
          'No connection. Your answer is kept here, and is sent as soon as the site can be reached.'}
      </p>
      {state !== 'offline' && <p>{state === 'saved' ? 'Your answers are saved.' : 'Saving…'}</p>}
    </div>
  );
}
