/** A small number for each place, such as the rank of its difficulty. */
export class PlaceKeys {
  /** Every key is smaller. */
  readonly #keyCount: number;
  readonly #keys: Int32Array;

  constructor(placeCount: number, keyCount: number) {
    this.#keys = new Int32Array(placeCount);
    this.#keyCount = keyCount;
  }

  set(place: number, key: number): void {
    this.#keys[place] = key;
  }

  get(place: number): number {
    return this.#keys[place] ?? 0;
  }

  /** Those of the places that have the key, in their order. */
  filter(places: Int32Array, wanted: number): Int32Array {
    const found = new Int32Array(places.length);
    let count = 0;
    for (const place of places) {
      if (this.#keys[place] !== wanted) continue;
      found[count] = place;
      count += 1;
    }
    return found.slice(0, count);
  }

  /** The places by their keys, by counting; those with the same key stay in their order. */
  sort(places: Int32Array): Int32Array {
    const starts = new Int32Array(this.#keyCount + 1);
    for (const place of places) add(starts, this.get(place) + 1, 1);
    for (let key = 1; key < this.#keyCount; key += 1) add(starts, key, starts[key - 1] ?? 0);
    const sorted = new Int32Array(places.length);
    for (const place of places) {
      const key = this.get(place);
      sorted[starts[key] ?? 0] = place;
      add(starts, key, 1);
    }
    return sorted;
  }
}

function add(numbers: Int32Array, index: number, amount: number): void {
  numbers[index] = (numbers[index] ?? 0) + amount;
}
