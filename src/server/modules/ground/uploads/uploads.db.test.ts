import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { fileForm, postFile } from '#test/support/forms.ts';
import type { Visitor } from '#test/support/http.ts';
import { invitePeople, type People } from '#test/support/people.ts';

const wrongType = 'Only PNG, JPEG and WebP images can be uploaded';
const damaged = 'The image is damaged or incomplete';
const tooManyPixels = 'The image is too large: at most 40 million pixels, and 10,000 on a side';

/** Red on the left, blue on the right. */
const picture = (width = 40, height = 20) =>
  sharp({ create: { width, height, channels: 3, background: 'red' } }).composite([
    {
      input: {
        create: { width: width / 2, height, channels: 3, background: 'blue' },
      },
      left: width / 2,
      top: 0,
    },
  ]);

/** A black image, which compresses to next to nothing. */
function emptyPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const row = Buffer.alloc(Math.ceil(width / 8) + 1);
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const whole = Buffer.alloc(body.length + 8);
    whole.writeUInt32BE(data.length, 0);
    whole.set(body, 4);
    whole.writeUInt32BE(crc32(body), body.length + 4);
    return whole;
  };
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(Array.from({ length: height }, () => row)))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function crc32(bytes: Buffer): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

describe('uploaded images', () => {
  let site: TestApp;
  let people: People;
  beforeAll(async () => {
    site = await createTestApp();
    people = await invitePeople(site);
  });
  afterAll(() => site.close());

  const upload = (content: Buffer | string, filename = 'a.png', who: Visitor = people.admin) =>
    postFile(who, '/api/admin/upload', { field: 'image', filename, content });
  const countUploads = async () =>
    (await site.database.pool.query('select count(*)::int as n from uploads')).rows[0].n;
  const fetchImage = (path: string) => people.nobody.get(path);

  it.each([
    ['png', 'image/png', 'png'],
    ['jpeg', 'image/jpeg', 'jpg'],
    ['webp', 'image/webp', 'webp'],
  ] as const)('stores a %s for everyone', async (format, type, extension) => {
    const sent = await upload(await picture().toFormat(format).toBuffer(), 'whatever.txt');
    expect(sent.statusCode).toBe(201);
    const { filename, url, width, height } = sent.json();
    expect(filename).toMatch(new RegExp(`^[0-9a-f]{32}\\.${extension}$`));
    expect({ url, width, height }).toEqual({ url: `/uploads/${filename}`, width: 40, height: 20 });

    const image = await fetchImage(url);
    expect(image.statusCode).toBe(200);
    expect(image.headers).toMatchObject({
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    });
    expect(await sharp(image.rawPayload).metadata()).toMatchObject({ format, width: 40 });
    const again = await people.nobody.call('GET', url, undefined, {
      'if-none-match': String(image.headers.etag),
    });
    expect(again.statusCode).toBe(304);
  });

  it('audits the upload', async () => {
    const { filename } = (await upload(await picture().png().toBuffer())).json();
    const { rows } = await site.database.pool.query(
      "select * from audit_log where details->>'filename' = $1",
      [filename],
    );
    expect(rows).toMatchObject([{ actor_id: people.admin.id, action: 'upload.create' }]);
  });

  it('strips the location of a photo, and rotates it upright', async () => {
    const photograph = await picture()
      .withExif({
        IFD0: { Make: 'Camera' },
        IFD3: { GPSLatitude: '51/1 30/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(photograph).metadata()).exif?.toString('latin1')).toContain('Camera');
    const sent = await upload(photograph, 'a.jpg');
    expect(sent.json()).toMatchObject({ width: 20, height: 40 });
    const { rawPayload } = await fetchImage(sent.json().url);
    const { exif, xmp, iptc, orientation } = await sharp(rawPayload).metadata();
    expect([exif, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined]);
    expect(rawPayload.toString('latin1')).not.toContain('Camera');
  });

  it('drops data appended to an image', async () => {
    const image = Buffer.concat([
      await picture().png().toBuffer(),
      Buffer.from('<script>alert(1)</script>'),
    ]);
    const { rawPayload } = await fetchImage((await upload(image)).json().url);
    expect(rawPayload.toString('latin1')).not.toContain('<script>');
  });

  it('keeps the first frame of an animation', async () => {
    const frames = await Promise.all(
      ['red', 'blue'].map((background) =>
        sharp({ create: { width: 8, height: 8, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const moving = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
    expect((await sharp(moving).metadata()).pages).toBe(2);
    const sent = await upload(moving, 'a.webp');
    expect(sent.json()).toMatchObject({ width: 8, height: 8 });
    const { rawPayload } = await fetchImage(sent.json().url);
    expect((await sharp(rawPayload).metadata()).pages ?? 1).toBe(1);
    const [red = 0, , blue = 0] = await sharp(rawPayload).removeAlpha().raw().toBuffer();
    expect(red).toBeGreaterThan(blue);
  });

  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const complete = () => picture(400, 400).png().toBuffer();
  it.each<[string, number, string, () => string | Buffer | Promise<Buffer>]>([
    ['an SVG', 415, wrongType, () => svg],
    ['HTML', 415, wrongType, () => '<!doctype html><script>alert(1)</script>'],
    ['a GIF', 415, wrongType, () => picture().gif().toBuffer()],
    ['a TIFF', 415, wrongType, () => picture().tiff().toBuffer()],
    ['nothing', 400, 'The image is empty', () => ''],
    ['a header alone', 400, damaged, () => Buffer.from('89504e470d0a1a0a', 'hex')],
    ['half a PNG', 400, damaged, async () => (await complete()).subarray(0, 300)],
    [
      'half a JPEG',
      400,
      damaged,
      async () => {
        const whole = await picture(400, 400).jpeg().toBuffer();
        return whole.subarray(0, whole.length / 2);
      },
    ],
    ['20000 × 20000 pixels', 400, tooManyPixels, () => emptyPng(20_000, 20_000)],
    ['a very long line', 400, tooManyPixels, () => emptyPng(10_001, 1)],
    [
      'more than 5 MB',
      413,
      'The image is larger than 5 MB',
      () => Buffer.alloc(5 * 1024 * 1024 + 1),
    ],
    ['50 MB', 413, 'The image is larger than 5 MB', () => Buffer.alloc(50 * 1024 * 1024)],
  ])('refuses %s with %i', async (_what, status, message, content) => {
    const before = await countUploads();
    const refused = await upload(await content());
    expect(refused.statusCode).toBe(status);
    expect(refused.json()).toMatchObject({ message, error: message });
    expect(await countUploads()).toBe(before);
  });

  it.each([
    ['no form', undefined, {}],
    [
      'an empty form',
      Buffer.from('--x--\r\n'),
      { 'content-type': 'multipart/form-data; boundary=x' },
    ],
    ...['file', '__proto__'].map((field) => {
      const { payload, headers } = fileForm({ field, filename: 'a.png', content: 'x' });
      return [`a file called ${field}`, payload, headers] as const;
    }),
    [
      'a form that ends too early',
      fileForm({ field: 'image', filename: 'a.png', content: 'x'.repeat(100) }).payload.subarray(
        0,
        180,
      ),
      fileForm({ field: 'image', filename: 'a.png', content: '' }).headers,
    ],
    ['a form without a boundary', Buffer.from('x'), { 'content-type': 'multipart/form-data' }],
  ] as const)('refuses %s', async (_what, payload, headers) => {
    const refused = await people.admin.call('POST', '/api/admin/upload', payload, headers);
    expect(refused.statusCode).toBe(400);
    expect(refused.json().message).toMatch(/Please select an image to upload|interrupted/);
  });

  it('refuses anything but a form with 415', async () => {
    const refused = await people.admin.post('/api/admin/upload', { image: 'x' });
    expect(refused.statusCode).toBe(415);
  });

  it('ignores the file name', async () => {
    const sent = await upload(await picture().png().toBuffer(), '../../etc/passwd');
    expect(sent.json().filename).toMatch(/^[0-9a-f]{32}\.png$/);
  });

  it.each([
    '/uploads/none.png',
    '/uploads/..%2F..%2Fpackage.json',
    '/uploads/%2e%2e%2fa.png',
    '/uploads/a.svg',
    '/uploads/a.png%00',
    `/uploads/${'a'.repeat(90)}.png`,
  ])('finds nothing at %s', async (path) => {
    const missing = await fetchImage(path);
    expect(missing.statusCode).toBe(404);
    expect(missing.headers['cache-control']).toBe('no-store');
  });

  it.each([
    ['nobody', 401],
    ['user', 403],
    ['subscriber', 403],
  ] as const)('refuses uploads from %s', async (who, status) => {
    const before = await countUploads();
    const refused = await upload(await picture().png().toBuffer(), 'a.png', people[who]);
    expect(refused.statusCode).toBe(status);
    expect(await countUploads()).toBe(before);
  });
});
