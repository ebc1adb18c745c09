import type { TestApp } from './app.ts';
import { Visitor } from './http.ts';
import { createSignedInUser } from './sign-in.ts';
import { insertSubscription } from './subscriptions.ts';

export class Person extends Visitor {
  readonly id: number;
  readonly username: string;
  readonly email: string;

  constructor(
    app: TestApp['app'],
    { user, cookie }: Awaited<ReturnType<typeof createSignedInUser>>,
  ) {
    super(app, { cookie: `${cookie.name}=${cookie.value}` });
    this.id = user.id;
    this.username = user.username;
    this.email = user.email;
  }
}

/** One user for every role that a rule may distinguish. */
export async function invitePeople({ app, database }: Pick<TestApp, 'app' | 'database'>) {
  const invite = async (isAdmin: boolean) =>
    new Person(app, await createSignedInUser(database.pool, { isAdmin }));
  const subscriber = await invite(false);
  await insertSubscription(database.pool, subscriber.id);
  return {
    nobody: new Visitor(app),
    user: await invite(false),
    other: await invite(false),
    subscriber,
    admin: await invite(true),
  };
}

export type People = Awaited<ReturnType<typeof invitePeople>>;
