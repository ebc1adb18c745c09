import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { difficulties } from '#shared/domain/difficulty.ts';
import { CategoryBadge } from './category-badge.tsx';
import { DifficultyBadge } from './difficulty-badge.tsx';

describe('CategoryBadge', () => {
  it('has the color of its category', () => {
    expect(renderToString(<CategoryBadge category="Probability" />)).toContain('data-color="blue"');
    expect(renderToString(<CategoryBadge category="Calculus" />)).toContain('data-color="gray"');
  });
});

describe('DifficultyBadge', () => {
  it('shows each difficulty in a color of its own', () => {
    for (const difficulty of difficulties) {
      const html = renderToString(<DifficultyBadge difficulty={difficulty} />);
      expect(html).toContain(`text-${difficulty.toLowerCase()}`);
      expect(html).toContain(`${difficulty}</span>`);
    }
  });
});
