/** Finds the place of an id. Smaller than a Map, made faster, and in order of the ids. */
export class IdIndex {
  /** In ascending order. */
  readonly ids: Int32Array;
  /** Of each of these ids. */
  readonly #places: Int32Array;

  constructor(idsByPlace: readonly number[]) {
    const count = idsByPlace.length;
    // An id and its place in one number, to be sorted as numbers are: natively.
    const pairs = new Float64Array(count);
    for (let place = 0; place < count; place += 1) {
      pairs[place] = (idsByPlace[place] ?? 0) * count + place;
    }
    pairs.sort();
    this.ids = new Int32Array(count);
    this.#places = new Int32Array(count);
    for (let i = 0; i < count; i += 1) {
      const pair = pairs[i] ?? 0;
      const id = Math.floor(pair / count);
      this.ids[i] = id;
      this.#places[i] = pair - id * count;
    }
  }

  placeOf(id: number): number | undefined {
    let low = 0;
    let high = this.ids.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.ids[middle] ?? 0) < id) low = middle + 1;
      else high = middle;
    }
    return this.ids[low] === id ? this.#places[low] : undefined;
  }
}
