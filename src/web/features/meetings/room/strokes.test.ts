import { describe, expect, it } from 'vitest';
import { pointIn, pointsText, strokesAt, withPoint } from './strokes.ts';

it('points are whole numbers within the drawing, whatever its size on screen', () => {
  const box = { left: 100, top: 50, width: 500, height: 312.5 };
  expect(pointIn(box, { clientX: 225.3, clientY: 60 })).toEqual({ x: 251, y: 20 });
  expect(pointIn(box, { clientX: 0, clientY: 9_999 })).toEqual({ x: 0, y: 625 });
});

it('a line leaves out points that are too close to each other', () => {
  const line = [
    { x: 0, y: 0 },
    { x: 2, y: 1 },
    { x: 4, y: 3 },
  ].reduce(withPoint, []);
  expect(pointsText(line)).toBe('0,0 4,3');
});

describe('an eraser', () => {
  const across = { by: 'candidate' as const, points: '0,100 1000,100' };
  const dot = { by: 'interviewer' as const, points: '500,300' };
  const erased = (from: [number, number], to: [number, number]) => [
    ...strokesAt([across, dot], { x: from[0], y: from[1] }, { x: to[0], y: to[1] }),
  ];

  it('takes what it crosses, however fast it moves', () => {
    expect(erased([300, 0], [300, 400])).toEqual([across]);
  });

  it('takes what it comes close to', () => {
    expect(erased([510, 305], [510, 305])).toEqual([dot]);
    expect(erased([200, 110], [200, 110])).toEqual([across]);
  });

  it('leaves the rest', () => {
    expect(erased([200, 200], [400, 200])).toEqual([]);
  });
});
