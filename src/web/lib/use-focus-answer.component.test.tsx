import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useFocusAnswer } from './use-focus-answer.ts';

function Question({ isWanted }: { isWanted: boolean }) {
  useFocusAnswer(isWanted);
  return <input name="answer" />;
}

it('focuses the field when it appears, even if that is after the page', () => {
  const { rerender } = render(<p>Loading…</p>);
  rerender(<Question isWanted />);
  expect(screen.getByRole('textbox')).toHaveFocus();
});

it('leaves the focus alone for users who came to read', () => {
  render(<Question isWanted={false} />);
  expect(screen.getByRole('textbox')).not.toHaveFocus();
});
