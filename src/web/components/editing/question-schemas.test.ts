import { describe, expect, it } from 'vitest';
import { questionFormSchema, solutionFormSchema } from './question-schemas.ts';

const question = {
  name: 'A fair game',
  description: 'Is this game fair, or is it not?',
  difficulty: 'Hard',
  category: 'Probability',
  type: '',
  imageUrl: '',
  isPremium: false,
  isVisible: true,
};

describe('a question', () => {
  it('needs neither a job title nor an image', () => {
    expect(questionFormSchema.parse(question)).toEqual(question);
  });

  it('is trimmed', () => {
    const { name, category, imageUrl } = questionFormSchema.parse({
      ...question,
      name: ' A fair game ',
      category: ' Probability\t',
      imageUrl: ' tree.png ',
    });
    expect([name, category, imageUrl]).toEqual(['A fair game', 'Probability', 'tree.png']);
  });

  it.each([
    ['name', '', 'Question name is required'],
    ['name', '   ', 'Question name is required'],
    ['name', 'ab', 'Name must be at least 3 characters'],
    ['name', 'x'.repeat(301), 'Name must be no more than 300 characters'],
    ['description', ' \n', 'Description is required'],
    ['description', 'too short', 'Description must be at least 10 characters'],
    ['difficulty', '', 'Difficulty is required'],
    ['category', ' ', 'Category is required'],
    ['category', 'x'.repeat(101), 'Category must be no more than 100 characters'],
    ['type', 'x'.repeat(181), 'Type must be no more than 180 characters'],
    ['imageUrl', '../etc/passwd', 'Image must be the name of an uploaded file'],
  ])('is rejected for its %s %j', (field, value, message) => {
    const { error } = questionFormSchema.safeParse({ ...question, [field]: value });
    expect(error?.issues.map(({ path, message: text }) => [path[0], text])).toEqual([
      [field, message],
    ]);
  });
});

describe('a solution', () => {
  it('is stored as written', () => {
    expect(solutionFormSchema.parse({ content: '  It is $2$.\n' }).content).toBe('  It is $2$.\n');
  });

  it.each(['', ' \n\t'])('needs content: %j', (content) => {
    const { error } = solutionFormSchema.safeParse({ content });
    expect(error?.issues.map(({ message }) => message)).toEqual(['Solution content is required']);
  });
});
