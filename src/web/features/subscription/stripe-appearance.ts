import type { Appearance } from '@stripe/stripe-js';

/** The page's own colours for the provider's frame, which sees nothing of our style sheet. */
export function readAppearance(): Appearance {
  const { fontFamily } = getComputedStyle(document.body);
  return {
    theme: 'stripe',
    labels: 'above',
    variables: {
      fontFamily,
      fontSizeBase: '16px',
      borderRadius: '6px',
      colorPrimary: colourOf('--accent'),
      colorBackground: colourOf('--raised'),
      colorText: colourOf('--ink'),
      colorTextSecondary: colourOf('--ink-muted'),
      colorTextPlaceholder: colourOf('--ink-muted'),
      colorDanger: colourOf('--danger'),
    },
    rules: {
      '.Input': { border: `1px solid ${colourOf('--rule-strong')}`, boxShadow: 'none' },
      '.Input:focus': {
        border: `1px solid ${colourOf('--accent')}`,
        boxShadow: `0 0 0 1px ${colourOf('--accent')}`,
      },
      '.Label': { fontWeight: '500' },
    },
  };
}

/** The frame does not know every notation that a style sheet does: a pixel is red, green and blue. */
function colourOf(token: string): string {
  const probe = document.createElement('span');
  probe.style.color = `var(${token})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen) return color;
  pen.fillStyle = color;
  pen.fillRect(0, 0, 1, 1);
  const [red, green, blue] = pen.getImageData(0, 0, 1, 1).data;
  return `rgb(${red}, ${green}, ${blue})`;
}
