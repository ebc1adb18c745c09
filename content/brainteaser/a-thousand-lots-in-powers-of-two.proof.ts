/** Fills the table of won sizes from below and counts the moves from 1000 that lead to a lost one. */
export function exact(): number {
  const won: boolean[] = [];
  for (let lots = 0; lots <= 1000; lots += 1) {
    won.push(movesFrom(lots).some((move) => !won[lots - move]));
  }
  return movesFrom(1000).filter((move) => !won[1000 - move]).length;
}

function movesFrom(lots: number): number[] {
  return Array.from({ length: 10 }, (_, power) => 2 ** power).filter((move) => move <= lots);
}

/** Only the move that takes the remainder itself. */
export function mistakes(): number[] {
  return [movesFrom(1000).filter((move) => move === 1000 % 3).length];
}

/** Sizes that are lost if taking the last lot loses: whoever finds nothing left has won. */
export function followUps(): number[] {
  const won = [true];
  for (let lots = 1; lots <= 1000; lots += 1) {
    won.push(movesFrom(lots).some((move) => !won[lots - move]));
  }
  return [won.filter((wins) => !wins).length];
}
