/** No text of the database can contain it, so nothing is found across two names. */
const separator = '\0';

/**
 * Finds names by any part of them, without case. All names are one text, so that a search is one
 * pass; and since they are in order, names with the same beginning are found together.
 */
export class NameIndex {
  readonly #text: string;
  /** Where in the text each name ends. */
  readonly #ends: Int32Array;
  /** How many characters each name has in common with the one before it. */
  readonly #shared: Int32Array;

  constructor(names: readonly string[]) {
    const text = fold([...names, ''].join(separator));
    this.#text = text;
    this.#ends = new Int32Array(names.length);
    this.#shared = new Int32Array(names.length);
    let before = 0;
    let start = 0;
    for (let place = 0; place < names.length; place += 1) {
      const end = text.indexOf(separator, start);
      this.#ends[place] = end;
      this.#shared[place] = place === 0 ? 0 : countShared(text, before, start);
      before = start;
      start = end + 1;
    }
  }

  /** The places of the names that contain the part, in order. */
  find(part: string): Int32Array {
    const wanted = fold(part);
    const found = new Int32Array(this.#ends.length);
    if (wanted.includes(separator)) return found.subarray(0, 0);
    let count = 0;
    let place = 0;
    let at = this.#text.indexOf(wanted);
    while (at !== -1 && place < found.length) {
      while (this.#endOf(place) < at) place += 1;
      const needed = at + wanted.length - this.#startOf(place);
      do {
        found[count] = place;
        count += 1;
        place += 1;
      } while ((this.#shared[place] ?? -1) >= needed);
      at = this.#text.indexOf(wanted, this.#startOf(place));
    }
    return found.slice(0, count);
  }

  #startOf(place: number): number {
    return place === 0 ? 0 : this.#endOf(place - 1) + 1;
  }

  #endOf(place: number): number {
    return this.#ends[place] ?? this.#text.length;
  }
}

/** Every name ends with a separator, so that no comparison goes on beyond it. */
function countShared(text: string, before: number, start: number): number {
  let count = 0;
  for (;;) {
    const unit = text.charCodeAt(start + count);
    if (unit === 0 || unit !== text.charCodeAt(before + count)) return count;
    count += 1;
  }
}

/** Which sigma a word gets depends on what follows it, and that is not known of a part. */
function fold(text: string): string {
  return text.toLowerCase().replaceAll('ς', 'σ');
}
