import { beginLines, byLines, type Format, fence, link, surround } from './formatting.ts';

export interface Tool {
  name: string;
  format: Format;
  /** Shortcut, with Ctrl or ⌘. */
  key?: string;
  icon: React.ReactNode;
}

const chain =
  'M8.5 11.5l3-3M9 6.5l1.8-1.8a3.2 3.2 0 0 1 4.5 4.5L13.5 11M11 13.5l-1.8 1.8a3.2 3.2 0 0 1-4.5-4.5L6.5 9';
const bullets = 'M3.5 5h.01M3.5 10h.01M3.5 15h.01M7.5 5h9M7.5 10h9M7.5 15h9';
const quotedLines = 'M3.5 4v12M7.5 6h9M7.5 10h9M7.5 14h5';
const brackets = 'M7 5l-4.5 5L7 15M13 5l4.5 5-4.5 5';
const closedEye = 'M3 8.5c1.8 2.4 4.2 3.6 7 3.6s5.2-1.2 7-3.6M5 11l-1.5 2M10 12.5V15M15 11l1.5 2';

/** In display order. */
export const tools: readonly Tool[] = [
  { name: 'Bold', key: 'b', format: surround('**', 'bold text'), icon: <b>B</b> },
  {
    name: 'Italic',
    key: 'i',
    format: surround('_', 'italic text'),
    icon: <i className="font-serif">I</i>,
  },
  { name: 'Link', key: 'k', format: link, icon: <Icon path={chain} /> },
  { name: 'List', format: beginLines('- '), icon: <Icon path={bullets} /> },
  { name: 'Quote', format: beginLines('> '), icon: <Icon path={quotedLines} /> },
  {
    name: 'Code',
    format: byLines(surround('`', 'code'), fence('```', '```', 'code')),
    icon: <Icon path={brackets} />,
  },
  {
    name: 'Formula',
    format: byLines(surround('$', 'x^2'), fence('$$', '$$', 'x^2')),
    icon: <span className="font-serif">√</span>,
  },
  {
    name: 'Formula on its own line',
    format: fence('$$', '$$', 'x^2'),
    icon: <span className="font-serif">∑</span>,
  },
  {
    name: 'Spoiler',
    format: byLines(surround('||', 'hidden text'), fence(':::spoiler', ':::', 'hidden text')),
    icon: <Icon path={closedEye} />,
  },
];

function Icon({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className="size-5">
      <path
        d={path}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
