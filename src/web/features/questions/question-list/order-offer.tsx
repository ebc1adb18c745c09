import { Link } from 'react-router';
import { defaultSort, type QuestionSort } from '#shared/domain/question-order.ts';
import styles from './filter-bar.module.css';
import { changeView, type ListView, urlOfView } from './list-view.ts';

/** By measured difficulty; questions that are not measured yet are placed by their label. */
const easiestFirst: QuestionSort = { field: 'rating', direction: 'asc' };

/** A way through the questions for newcomers, since names say nothing about difficulty. */
export function OrderOffer({ view }: { view: ListView }) {
  const { search, sort, isDaily } = view;
  // What a search finds besides names is in the order of the search.
  if (search || isDaily) return null;
  const isEasiest = sort.field === easiestFirst.field && sort.direction === easiestFirst.direction;
  return (
    <Link
      to={urlOfView(changeView(view, { sort: isEasiest ? defaultSort : easiestFirst }))}
      preventScrollReset
      className={`${styles.offer} text-link text-sm`}
    >
      {isEasiest ? 'By name' : 'Easiest first'}
    </Link>
  );
}
