import type { Appearance } from '@stripe/stripe-js';

/** The page's colors, for Stripe's iframe, which does not see our style sheet. */
export function readAppearance(): Appearance {
  const { fontFamily } = getComputedStyle(document.body);
  return {
    theme: 'stripe',
    labels: 'above',
    variables: {
      fontFamily,
      fontSizeBase: '16px',
      borderRadius: '6px',
      colorPrimary: resolveColor('--accent'),
      colorBackground: resolveColor('--raised'),
      colorText: resolveColor('--ink'),
      colorTextSecondary: resolveColor('--ink-muted'),
      colorTextPlaceholder: resolveColor('--ink-muted'),
      colorDanger: resolveColor('--danger'),
    },
    rules: {
      '.Input': { border: `1px solid ${resolveColor('--rule-strong')}`, boxShadow: 'none' },
      '.Input:focus': {
        border: `1px solid ${resolveColor('--accent')}`,
        boxShadow: `0 0 0 1px ${resolveColor('--accent')}`,
      },
      '.Label': { fontWeight: '500' },
    },
  };
}

/** Stripe does not parse every CSS color format, so this paints a pixel and reads its RGB. */
function resolveColor(token: string): string {
  const probe = document.createElement('span');
  probe.style.color = `var(${token})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  const canvas = document.createElement('canvas').getContext('2d');
  if (!canvas) return color;
  canvas.fillStyle = color;
  canvas.fillRect(0, 0, 1, 1);
  const [red, green, blue] = canvas.getImageData(0, 0, 1, 1).data;
  return `rgb(${red}, ${green}, ${blue})`;
}
