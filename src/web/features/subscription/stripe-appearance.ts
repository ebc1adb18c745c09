import type { Appearance } from '@stripe/stripe-js';

/** The page's own colors for the provider's frame, which sees nothing of our style sheet. */
export function readAppearance(): Appearance {
  const { fontFamily } = getComputedStyle(document.body);
  return {
    theme: 'stripe',
    labels: 'above',
    variables: {
      fontFamily,
      fontSizeBase: '16px',
      borderRadius: '6px',
      colorPrimary: colorOf('--accent'),
      colorBackground: colorOf('--raised'),
      colorText: colorOf('--ink'),
      colorTextSecondary: colorOf('--ink-muted'),
      colorTextPlaceholder: colorOf('--ink-muted'),
      colorDanger: colorOf('--danger'),
    },
    rules: {
      '.Input': { border: `1px solid ${colorOf('--rule-strong')}`, boxShadow: 'none' },
      '.Input:focus': {
        border: `1px solid ${colorOf('--accent')}`,
        boxShadow: `0 0 0 1px ${colorOf('--accent')}`,
      },
      '.Label': { fontWeight: '500' },
    },
  };
}

/** The frame does not know every notation that a style sheet does: a pixel is red, green and blue. */
function colorOf(token: string): string {
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
