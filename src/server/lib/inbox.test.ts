import { expect, it } from 'vitest';
import { inboxOf } from './inbox.ts';

it.each([
  ['ada@example.org', 'ada@example.org'],
  ['Ada@Example.ORG', 'ada@example.org'],
  ['ada+news@example.org', 'ada@example.org'],
  ['ada+a+b@example.org', 'ada@example.org'],
  ['a.da@example.org', 'a.da@example.org'],
  ['a.d.a+1@gmail.com', 'ada@gmail.com'],
  ['A.da@GoogleMail.com', 'ada@gmail.com'],
  ['ada@gmail.com.example.org', 'ada@gmail.com.example.org'],
  ['+ada@example.org', '+ada@example.org'],
  ['+ada+1@example.org', '+ada@example.org'],
  ['admin@localhost', 'admin@localhost'],
])('delivers %s to %s', (email, inbox) => {
  expect(inboxOf(email)).toBe(inbox);
});
