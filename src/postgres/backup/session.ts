import pg from 'pg';

/** Every setting that affects the text format, and every timeout that could interrupt us. */
const settings = `
  set client_encoding = 'UTF8'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres';
  set timezone = 'UTC'; set extra_float_digits = 3; set bytea_output = 'hex';
  set search_path = public; set row_security = off;
  set statement_timeout = 0; set lock_timeout = 0; set transaction_timeout = 0;
  set idle_in_transaction_session_timeout = 0`;

/** A separate connection that the signal closes. */
export async function openSession(
  connection: pg.ClientConfig,
  signal?: AbortSignal,
): Promise<pg.Client> {
  signal?.throwIfAborted();
  const client = new pg.Client({
    application_name: 'martingale-backup',
    connectionTimeoutMillis: 10_000,
    ...connection,
  });
  // The running query fails with the same error; an unhandled event would end the process.
  client.on('error', () => {});
  await client.connect();
  signal?.addEventListener('abort', () => void client.end().catch(() => {}));
  await client.query(settings);
  return client;
}
