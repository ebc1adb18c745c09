export { Figures } from './figures.tsx';
export { Reasons } from './reasons.tsx';
export { WorkedExample } from './worked-example.tsx';
