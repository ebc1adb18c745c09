import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FormButtons } from './form-buttons.tsx';

const textOf = (buttons: React.ReactNode) =>
  renderToStaticMarkup(buttons)
    .replaceAll(/<[^>]*>/g, '|')
    .replaceAll(/\|+/g, '|');

it('puts Cancel before the main action', () => {
  const send = <button type="submit">Send</button>;
  expect(textOf(<FormButtons onCancel={() => {}}>{send}</FormButtons>)).toBe('|Cancel|Send|');
  expect(
    textOf(
      <FormButtons note="Saved" cancelLabel="Keep" onCancel={() => {}}>
        {send}
      </FormButtons>,
    ),
  ).toBe('|Saved|Keep|Send|');
  expect(textOf(<FormButtons>{send}</FormButtons>)).toBe('|Send|');
});
