import type pg from 'pg';
import { type Database, openDatabase } from './client.ts';

/** All or nothing. */
export interface Transaction {
  db: Database;
  /** For libraries that bring their own SQL. */
  query(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
}

export type RunInTransaction = <T>(work: (transaction: Transaction) => Promise<T>) => Promise<T>;

export function transactionsOn(pool: pg.Pool): RunInTransaction {
  return async (work) => {
    const client = await pool.connect();
    // A lost connection also fails the next query; an unhandled event would end the process.
    client.on('error', ignore);
    let failure: Error | undefined;
    try {
      await client.query('BEGIN');
      const result = await work({
        db: openDatabase(client),
        query: (text, values) => client.query(text, values),
      });
      await client.query('COMMIT');
      return result;
    } catch (error) {
      await client.query('ROLLBACK').catch((broken: Error) => {
        failure = broken;
      });
      throw error;
    } finally {
      client.off('error', ignore);
      client.release(failure);
    }
  };
}

function ignore(): void {}
