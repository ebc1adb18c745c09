import pg from 'pg';

// Connects as the user who runs this process; fails with PostgreSQL's reason if refused.
const client = new pg.Client(JSON.parse(process.argv[2] ?? '{}'));
await client.connect();
await client.end();
