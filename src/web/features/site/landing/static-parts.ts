export { Reasons } from './reasons.tsx';
export { WalksFigure } from './walks-figure.tsx';
export { WorkedExample } from './worked-example.tsx';
