import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  columnHeader,
  expectNames,
  makeQuestions,
  renderList,
  rows,
} from '#test/support/components/question-list.tsx';

const measured = makeQuestions(2, { 1: { rating: 1640 } });
const cells = () => rows().map((row) => [...row.children].map(({ textContent }) => textContent));

describe('the measured difficulty', () => {
  it('has a column, a legend and an order once a question has one', async () => {
    const { user, params, lastQuery } = renderList('/questions', { questions: measured });
    await screen.findByText(/^Measured from first tries: the higher, the harder/);
    expect(cells().map((row) => row.slice(2))).toEqual([
      ['Easy', '', 'Risk'],
      ['Medium', '1640', 'Risk'],
    ]);
    const link = columnHeader('Measured').querySelector('a');
    if (link) await user.click(link);
    expect(params()).toEqual({ sort: 'rating' });
    expect(lastQuery()).toMatchObject({ sort: 'rating', direction: 'asc' });
  });

  it('narrows the list', async () => {
    const { user, params, lastQuery } = renderList('/questions', { questions: measured });
    await user.selectOptions(await screen.findByLabelText('Measured'), '1600 to 1800');
    await waitFor(() => expect(params()).toEqual({ measured: '1600-to-1800' }));
    expect(lastQuery()).toMatchObject({ measured: '1600-to-1800' });
  });

  it('is hidden before that', async () => {
    renderList();
    await expectNames(['Q001', 'Q002', 'Q003']);
    expect(screen.queryByText(/Measured/)).not.toBeInTheDocument();
    expect(cells()[0]).toHaveLength(4);
  });
});
