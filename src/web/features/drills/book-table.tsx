import type { OrderBook } from '#shared/drills/item.ts';
import styles from './book-table.module.css';

/** An order book, best prices first. */
export function BookTable({ book: { bids, asks } }: { book: OrderBook }) {
  const rows = Array.from({ length: Math.max(bids.length, asks.length) }, (_, level) => ({
    level,
    bid: bids[level],
    ask: asks[level],
  }));
  return (
    <table className={styles.book}>
      <caption className="sr-only">Order book</caption>
      <thead>
        <tr>
          <th scope="col">Size</th>
          <th scope="col">Bid</th>
          <th scope="col">Ask</th>
          <th scope="col">Size</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ level, bid, ask }) => (
          <tr key={level}>
            <td>{bid?.size}</td>
            <td className={styles.bid}>{bid?.price}</td>
            <td className={styles.ask}>{ask?.price}</td>
            <td>{ask?.size}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
