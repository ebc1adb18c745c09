// A simulated year of practice: how accurate ratings are, and whether reviews come in time.
import { simulateYear } from './support/practice-year.ts';
import { printTable } from './support/table.ts';

const seeds = process.argv.slice(2).map(Number);
const size = { learners: 500, attempts: 150, questions: 220 };

printTable([
  ['seed', 'abilities', 'difficulties', 'retention', 'reviews'],
  ...(seeds.length > 0 ? seeds : [1, 2, 3]).map((seed) => {
    const { abilities, difficulties, retention, reviews } = simulateYear({ ...size, seed });
    return [
      String(seed),
      abilities.toFixed(3),
      difficulties.toFixed(3),
      retention.toFixed(3),
      reviews.toLocaleString('en'),
    ];
  }),
  ['wanted', '≥ 0.9', '≥ 0.9', '0.85–0.95', ''],
]);
