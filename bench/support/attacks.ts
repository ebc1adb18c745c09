/** Calls the site as if from another IP address. */
export type Call = (
  method: string,
  path: string,
  options: { ip: string; cookie?: string; body?: unknown },
) => Promise<{ status: number; cookie: string | null }>;

/** One step of an attack; attackers repeat theirs as fast as they are answered. */
export type Attack = (turn: number) => Promise<number>;

interface Target {
  call: Call;
  discussionId: number;
  /** The email of somebody else. */
  victim: string;
  /** A signed-in attacker. */
  cookie: string;
}

const formulas = `${`$${'\\sqrt{x}'.repeat(237)}$ `.repeat(10)}`;
const nesting = '('.repeat(200);
const tenMegabytes = 'x'.repeat(10_000_000);

/** What a single person can try, each on its own. */
export function attacksOn({ call, discussionId, victim, cookie }: Target): Record<string, Attack> {
  const attacker = '2001:db8:bad::1';
  const statusOf = async (...request: Parameters<Call>) => (await call(...request)).status;
  return {
    'comments full of formulas': (turn) =>
      statusOf('POST', '/api/comments', {
        ip: attacker,
        cookie,
        body: { threadId: discussionId, content: `${formulas}${turn}` },
      }),
    'the thread they wrote to': () =>
      statusOf('GET', `/discussions/${discussionId}`, { ip: attacker }),
    'answers that are hard to read': () =>
      statusOf('POST', '/api/questions/1/answer', { ip: attacker, body: { answer: nesting } }),
    'accounts from one network': (turn) =>
      statusOf('POST', '/api/register', {
        ip: `2001:db8:bad:1::${(turn % 65_000).toString(16)}`,
        body: {
          username: `bot${turn}`,
          email: `bot${turn}@example.org`,
          password: 'zebra-lantern-42',
        },
      }),
    'passwords of somebody else': (turn) =>
      statusOf('POST', '/api/login', {
        ip: `2001:db8:bad:2::${(turn % 65_000).toString(16)}`,
        body: { email: victim, password: `guess ${turn}` },
      }),
    'reset emails to somebody else': (turn) =>
      statusOf('POST', '/api/forgot-password', {
        ip: `2001:db8:${(turn % 65_000).toString(16)}::1`,
        body: { email: victim },
      }),
    'pages with invented parameters': (turn) =>
      statusOf('GET', `/questions?z=${turn}`, { ip: attacker }),
    'bodies of ten megabytes': () =>
      statusOf('POST', '/api/admin/questions', { ip: attacker, body: tenMegabytes }),
  };
}
