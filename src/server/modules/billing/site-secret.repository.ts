import { eq } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { siteSecrets } from '../../db/tables/site-secrets.ts';

export function createSiteSecretRepository(db: Database) {
  return {
    /** The first caller sets it for all processes. */
    async ensure(name: string, proposed: Uint8Array): Promise<Uint8Array> {
      await db.insert(siteSecrets).values({ name, value: proposed }).onConflictDoNothing();
      const [row] = await db.select().from(siteSecrets).where(eq(siteSecrets.name, name));
      if (!row) throw new Error(`The secret "${name}" is missing`);
      return row.value;
    },
  };
}
