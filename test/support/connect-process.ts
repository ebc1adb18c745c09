import pg from 'pg';

// Connects as whoever runs this process; fails with PostgreSQL's reason if refused.
const client = new pg.Client(JSON.parse(process.argv[2] ?? '{}'));
await client.connect();
await client.end();
