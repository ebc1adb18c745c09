import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { formulaSamples } from '#shared/domain/formula-samples.ts';
import { renderPage } from '#test/support/components/render-page.tsx';
import { FormulaTestPage } from './formula-test-page.tsx';

type Form = 'Inline' | 'Block';

const renderCustom = () => renderPage(<FormulaTestPage />, { at: '/katex-test?tab=custom' });
const field = (form: Form) => screen.findByLabelText(`${form} formula`);
const write = async (form: Form, value: string) =>
  fireEvent.change(await field(form), { target: { value } });

/** The field, its preview and its button. */
const sectionOf = async (form: Form) => {
  const section = (await field(form)).closest('section');
  if (!section) throw new Error(`No section has the ${form} field`);
  return section;
};

const sources = async (form: Form) =>
  [...(await sectionOf(form)).querySelectorAll('annotation')].map((tex) => tex.textContent);
const expectRendered = (form: Form, tex: string) =>
  waitFor(async () => expect(await sources(form)).toEqual([tex]));

const defaults = {
  Inline: 'e^{i\\pi} + 1 = 0',
  Block: 'd_1 = \\frac{\\ln(S_0 / K) + (r + \\sigma^2 / 2)\\,T}{\\sigma\\sqrt{T}}',
};

it('the samples come in both forms', async () => {
  const { container } = renderPage(<FormulaTestPage />, { at: '/katex-test' });
  await screen.findByText('Black-Scholes');
  const shown = Array.from(container.querySelectorAll('section'), (sample) => ({
    name: sample.querySelector('h2')?.textContent,
    tex: sample.querySelector('code')?.textContent,
    sources: Array.from(sample.querySelectorAll('annotation'), ({ textContent }) => textContent),
    forms: Array.from(sample.querySelectorAll('math'), (math) => math.getAttribute('display')),
  }));
  expect(shown).toEqual(
    formulaSamples.map(({ name, tex }) => ({
      name,
      tex,
      sources: [tex, tex],
      forms: [null, 'block'],
    })),
  );
  expect(container.querySelector('.formula-error')).toBeNull();
});

describe('custom formulas', () => {
  it('are rendered as they are typed, and reset one by one', async () => {
    const { user } = renderCustom();
    for (const form of ['Inline', 'Block'] as const) {
      expect(await field(form)).toHaveValue(defaults[form]);
      await expectRendered(form, defaults[form]);
    }
    await user.clear(await field('Inline'));
    await user.type(await field('Inline'), 'x^2');
    await expectRendered('Inline', 'x^2');
    expect((await sectionOf('Inline')).querySelector('math[display]')).toBeNull();
    await write('Block', '\\sum_{i=1}^n\ni');
    await expectRendered('Block', '\\sum_{i=1}^n\ni');
    const blocks = (await sectionOf('Block')).querySelectorAll('math[display="block"]');
    expect(blocks).toHaveLength(1);

    await user.click(screen.getByRole('button', { name: 'Reset the inline formula' }));
    expect(await field('Inline')).toHaveValue(defaults.Inline);
    await expectRendered('Inline', defaults.Inline);
    await expectRendered('Block', '\\sum_{i=1}^n\ni');
    await user.click(screen.getByRole('button', { name: 'Reset the block formula' }));
    await expectRendered('Block', defaults.Block);
  });

  it('may have dollars around them', async () => {
    renderCustom();
    await write('Inline', '$x$');
    await expectRendered('Inline', 'x');
    await write('Block', '$$\ny\n$$');
    await expectRendered('Block', 'y');
  });

  it.each(['Inline', 'Block'] as const)(
    '%s: show their source and the reason if they cannot be rendered',
    async (form) => {
      renderCustom();
      const section = await sectionOf(form);
      const expectSource = (source: string) =>
        waitFor(() => expect(section.querySelector('.formula-error')).toHaveTextContent(source));
      await write(form, '\\frac{1 <b>');
      await expectSource('\\frac{1 <b>');
      expect(await field(form)).toHaveAccessibleDescription(/Unexpected end of input/);
      expect(await field(form)).toHaveAttribute('aria-invalid', 'true');

      await write(form, '');
      await expectSource('Error rendering LaTeX');

      await write(form, 'x'.repeat(100_000));
      const tooLong = 'The formula is longer than 2,000 characters';
      await waitFor(async () => expect(await field(form)).toHaveAccessibleDescription(tooLong));

      await write(form, 'x');
      await expectRendered(form, 'x');
      expect(await field(form)).not.toHaveAttribute('aria-invalid');
    },
  );

  it('survive a look at the samples', async () => {
    const { user, url } = renderPage(<FormulaTestPage />, { at: '/katex-test' });
    await screen.findByRole('heading', { name: 'Black-Scholes' });
    await user.click(screen.getByRole('tab', { name: 'Custom' }));
    expect(url()).toBe('/katex-test?tab=custom');
    await write('Inline', 'a + b');
    await user.click(screen.getByRole('tab', { name: 'Predefined samples' }));
    expect(url()).toBe('/katex-test');
    expect(await screen.findByRole('heading', { name: 'Black-Scholes' })).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Custom' }));
    expect(await field('Inline')).toHaveValue('a + b');
  });
});
