import type { Sliders } from '../../../../../content/tools/figure.ts';
import type { DrawnFigure, FigureReply, FigureRequest } from './figure-protocol.ts';
import { loadModule } from './load-module.ts';
import type { ProgramNumbers } from './parameter-values.ts';
import { toNumbers, toSliders } from './slider-values.ts';

/** One without parameters ignores the numbers. */
interface InteractiveFigure {
  sliders: (numbers: ProgramNumbers) => Sliders;
  figure: (positions: ProgramNumbers, numbers: ProgramNumbers) => string[];
}

addEventListener('message', async ({ data }: MessageEvent<FigureRequest>) => {
  send(await draw(data).catch(() => null));
});

async function draw({ url, numbers, positions }: FigureRequest): Promise<DrawnFigure> {
  const [module, { readFigure }, { drawFigure }] = await Promise.all([
    loadModule<InteractiveFigure>(url),
    import('#markup/figure/read-figure.ts'),
    import('#markup/figure/draw-figure.ts'),
  ]);
  const sliders = module.sliders(numbers);
  const figure = readFigure(module.figure(toNumbers(sliders, positions), numbers).join('\n'));
  return { sliders: toSliders(sliders), alt: figure.alt, html: drawFigure(figure) };
}

function send(reply: FigureReply): void {
  postMessage(reply);
}
