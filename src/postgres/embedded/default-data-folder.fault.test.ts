import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { chooseDefaultDataFolder } from '#postgres/embedded/default-data-folder.ts';

const isRoot = process.getuid?.() === 0;

describe('the default data folder', () => {
  let checkout: string;
  beforeEach(() => {
    checkout = mkdtempSync(join(tmpdir(), 'martingale-checkout-'));
  });
  afterEach(() => rmSync(checkout, { recursive: true, force: true }));

  const choose = () => chooseDefaultDataFolder(join(checkout, 'data'), {}, '/system/folder');

  it('is next to the code', async () => {
    chmodSync(checkout, 0o755);
    expect(await choose()).toBe(join(checkout, 'data'));
  });

  it.runIf(isRoot)('is the system folder if the server user has no access', async () => {
    chmodSync(checkout, 0o700);
    expect(await choose()).toBe('/system/folder');
  });

  it('stays where there is a database already', async () => {
    mkdirSync(join(checkout, 'data/postgres'), { recursive: true });
    chmodSync(checkout, 0o700);
    expect(await choose()).toBe(join(checkout, 'data'));
  });
});
