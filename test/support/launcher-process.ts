import { launchEmbeddedPostgres } from '#postgres/embedded.ts';

// A minimal site: launches, prints how to connect, and stops on SIGTERM.
const [dataDir = '', systemFolder = ''] = process.argv.slice(2);
const say = (msg: string) => process.stderr.write(`${msg}\n`);

try {
  const embedded = await launchEmbeddedPostgres({
    dataDir,
    systemFolder,
    systemUser: 'nobody',
    log: { info: say, warn: say },
  });
  process.once('SIGTERM', () => void embedded.stop());
  process.stdout.write(`${JSON.stringify(embedded.connection)}\n`);
} catch (error) {
  say(String(error));
  process.exitCode = 1;
}
