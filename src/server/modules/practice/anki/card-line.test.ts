import { expect, it } from 'vitest';
import { type Card, cardLine, deckName } from './card-line.ts';

const question: Card['question'] = {
  id: 7,
  name: 'A fair coin',
  description: 'What is $\\frac{1}{2}$?',
  imageUrl: null,
  category: 'Probability  theory',
  difficulty: 'Easy',
};

const fieldsOf = (
  card: Partial<Omit<Card, 'question'>> & { question?: Partial<Card['question']> },
) => {
  const full = { deck: 'Martingale', back: [], note: null, ...card };
  const line = cardLine(
    { ...full, question: { ...question, ...card.question } },
    'https://q.example',
  );
  expect(line).toMatch(/^[^\n\r]*\n$/);
  const fields = line.slice(0, -1).split('\t');
  expect(fields).toHaveLength(5);
  return fields.map((field) => {
    expect(field).toMatch(/^"([^"]|"")*"$/);
    return field.slice(1, -1).replaceAll('""', '"');
  });
};

it('has the statement on the front, and the answer and the solution on the back', () => {
  expect(fieldsOf({ back: ['$2/3$', 'Because\n\n$$x$$'] })).toEqual([
    expect.stringMatching(/^[\w-]{16}$/),
    'Martingale',
    '<p><b>A fair coin</b></p><p>What is \\(\\frac{1}{2}\\)?</p>',
    '<p>\\(2/3\\)</p> <p>Because</p> <p><span class="formula-block">\\[x\\]</span></p> ' +
      '<p><a href="https://q.example/question/7">https://q.example/question/7</a></p>',
    'Probability_theory Easy',
  ]);
});

it('says why there is no solution', () => {
  const [, , , back] = fieldsOf({ note: 'Premium only.' });
  expect(back).toMatch(/^<p>Premium only\. <a href/);
});

it('keeps its id when the text changes, and has a different one on another site', () => {
  const [guid] = fieldsOf({});
  expect(fieldsOf({ question: { name: 'New' }, deck: 'Other' })[0]).toBe(guid);
  expect(fieldsOf({ question: { id: 8 } })[0]).not.toBe(guid);
  const card = { question, deck: '', back: [], note: null };
  expect(cardLine(card, 'https://other.example')).not.toContain(guid);
});

it('survives tabs, line breaks, quotes and tags', () => {
  const name = 'A\t"B"\n<script>alert(1)</script>';
  const description = 'a\tb "c" <img src=x onerror=alert(1)>\n\n```\nif x:\n\ty\n```';
  const [, , front] = fieldsOf({ question: { name, description } });
  expect(front).toBe(
    '<p><b>A &quot;B&quot; &lt;script&gt;alert(1)&lt;/script&gt;</b></p>' +
      '<p>a b &quot;c&quot; &lt;img src=x onerror=alert(1)&gt;</p> ' +
      '<pre><code>if x:<br>&#9;y<br></code></pre>',
  );
});

it('has links and images that point to the site', () => {
  const [, , front] = fieldsOf({
    question: {
      imageUrl: 'a.png',
      description: '[b](/topics) ![c](/uploads/d.png) [e](https://e.org/)',
    },
  });
  expect(front).toContain('<img src="https://q.example/uploads/a.png">');
  expect(front).toContain('href="https://q.example/topics"');
  expect(front).toContain('src="https://q.example/uploads/d.png"');
  expect(front).toContain('href="https://e.org/"');
});

it("has a deck inside the site's deck", () => {
  expect(deckName('Martingale', null)).toBe('Martingale');
  expect(deckName('A::B', 'C:::D')).toBe('A:B::C:D');
});

it.each([
  ['spaces and colons around it', 'Fair: ', ' :Game', 'Fair::Game'],
  ['nothing but these', '::', ' ', 'blank::blank'],
  ['control characters', 'Fair\u0007', 'Ga\tme', 'Fair::Game'],
  ['decomposed letters', 'Ito\u0302', 'x', 'It\u00f4::x'],
])('has a deck name that Anki leaves unchanged, without %s', (_, site, list, name) => {
  expect(deckName(site, list)).toBe(name);
});

it('never has just a number as its deck name, which Anki would take for an id', () => {
  expect(deckName('42', null)).toBe('Deck 42');
  expect(deckName('-7', null)).toBe('Deck -7');
  expect(deckName('42', '7')).toBe('42::7');
});
