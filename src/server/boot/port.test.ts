import { once } from 'node:events';
import net from 'node:net';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { reservePort } from './port.ts';

describe('reservePort', () => {
  it('picks a port for PORT=0, so that links in emails can name it', async () => {
    const { config, release } = await reservePort(readConfig({ PORT: '0' }));
    expect(config.port).toBeGreaterThan(0);
    expect(config.appUrl).toBe(`http://127.0.0.1:${config.port}`);
    await release();
  });

  it('reserves that port until the site listens on it', async () => {
    const { config, release } = await reservePort(readConfig({ PORT: '0' }));
    const other = () => reservePort(readConfig({ PORT: String(config.port) }));
    await expect(other()).rejects.toThrow('already in use');
    await Promise.all([release(), release()]);
    expect((await other()).config.port).toBe(config.port);
  });

  it('keeps the APP_URL that the operator set', async () => {
    const config = readConfig({ PORT: '0', APP_URL: 'https://quant.example.org' });
    const settled = await reservePort(config);
    expect(settled.config.appUrl).toBe('https://quant.example.org');
    await settled.release();
  });

  it.each(['192.0.2.1', 'nowhere.invalid'])('refuses to listen on %s in one line', async (host) => {
    const settling = reservePort(readConfig({ PORT: '0', HOST: host }));
    await expect(settling).rejects.toThrow(
      new RegExp(`^cannot listen on port 0 on ${host}: check HOST \\(\\w+\\)\\.$`),
    );
  });

  it('refuses a port in use in one line', async () => {
    const holder = net.createServer().listen(0, '127.0.0.1');
    await once(holder, 'listening');
    const address = holder.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const settling = reservePort(readConfig({ PORT: String(port) }));
    await expect(settling).rejects.toThrow(
      `port ${port} on 127.0.0.1 is already in use: set PORT to another port.`,
    );
    holder.close();
  });
});
