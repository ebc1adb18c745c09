import pg from 'pg';

export const DATABASE = 'martingale';

/** The site's role: it owns the database, and nothing else. */
export const SITE_ROLE = 'site';

const SETUP_LOCK = 7_275_002;

/** Ensures that the site's database exists and is the site's. The client is a superuser's. */
export async function ensureSiteDatabase(
  client: pg.Client,
  superuser: pg.ClientConfig,
): Promise<void> {
  if ((await databaseOwner(client)) === SITE_ROLE) return;
  await client.query('SELECT pg_advisory_lock($1)', [SETUP_LOCK]);
  const { rowCount } = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [SITE_ROLE]);
  if (rowCount === 0) await client.query(`CREATE ROLE ${SITE_ROLE} LOGIN`);
  const owner = await databaseOwner(client);
  if (owner === undefined) await client.query(`CREATE DATABASE ${DATABASE} OWNER ${SITE_ROLE}`);
  else if (owner !== SITE_ROLE) await handOver(superuser);
  await client.query('SELECT pg_advisory_unlock($1)', [SETUP_LOCK]);
}

async function databaseOwner(client: pg.Client): Promise<string | undefined> {
  const { rows } = await client.query<{ owner: string }>(
    'SELECT pg_get_userbyid(datdba) AS owner FROM pg_database WHERE datname = $1',
    [DATABASE],
  );
  return rows[0]?.owner;
}

/** For a cluster from before the site had a role of its own: all of it, or none. */
async function handOver(superuser: pg.ClientConfig): Promise<void> {
  const client = new pg.Client({ ...superuser, database: DATABASE });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(`BEGIN; ${HAND_OVER}; COMMIT`);
  } finally {
    await client.end();
  }
}

/**
 * REASSIGN OWNED refuses the first superuser's objects. Whatever belongs to an extension stays, and
 * a column's own sequence follows its table.
 */
const HAND_OVER = `
DO $$
DECLARE
  superuser oid := current_user::text::regrole;
  target text;
BEGIN
  FOR target IN
    WITH spaces AS (
      SELECT * FROM pg_namespace WHERE nspname !~ '^pg_' AND nspname <> 'information_schema'
    ), bound AS (
      SELECT classid, objid FROM pg_depend WHERE deptype = 'e'
      UNION ALL
      SELECT classid, objid FROM pg_depend JOIN pg_class c ON c.oid = objid AND c.relkind = 'S'
      WHERE classid = 'pg_class'::regclass AND refobjsubid > 0
    )
    SELECT 'SCHEMA ' || quote_ident(nspname) FROM spaces WHERE nspowner = superuser
    UNION ALL
    SELECT 'TABLE ' || c.oid::regclass FROM pg_class c JOIN spaces n ON n.oid = relnamespace
    WHERE relowner = superuser AND relkind IN ('r', 'p', 'v', 'm', 'f', 'S')
      AND ('pg_class'::regclass, c.oid) NOT IN (TABLE bound)
    UNION ALL
    SELECT 'ROUTINE ' || p.oid::regprocedure FROM pg_proc p JOIN spaces n ON n.oid = pronamespace
    WHERE proowner = superuser AND ('pg_proc'::regclass, p.oid) NOT IN (TABLE bound)
    UNION ALL
    SELECT 'TYPE ' || t.oid::regtype FROM pg_type t JOIN spaces n ON n.oid = typnamespace
    WHERE typowner = superuser AND typtype IN ('d', 'e', 'r')
      AND ('pg_type'::regclass, t.oid) NOT IN (TABLE bound)
  LOOP
    EXECUTE 'ALTER ' || target || ' OWNER TO ${SITE_ROLE}';
  END LOOP;
END $$;
ALTER DATABASE ${DATABASE} OWNER TO ${SITE_ROLE}`;
