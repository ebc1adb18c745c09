/** The structure of a thread as parallel arrays: one position per comment. */
export interface CommentSkeleton {
  /** Siblings stay in this order. */
  ids: readonly number[];
  /** 0: top level. */
  parentIds: readonly number[];
  /** Whether it is deleted, and shown only for its replies. */
  isGone: readonly boolean[];
}

/** The position of a comment. */
export interface Place {
  id: number;
  /** Its depth. */
  depth: number;
}

export interface Stretch {
  places: Place[];
  /** Whether more comments follow. */
  hasMore: boolean;
}

const none = -1;

/**
 * As many places as fit into a size, in the given order and at least the first, so that every
 * comment can be reached.
 */
export function placesWithin(
  places: readonly Place[],
  sizes: ReadonlyMap<number, number>,
  budget: number,
): Place[] {
  let total = 0;
  const end = places.findIndex(({ id }, index) => {
    total += sizes.get(id) ?? 0;
    return index > 0 && total > budget;
  });
  return end === none ? [...places] : places.slice(0, end);
}

/**
 * The comments of a thread in reading order, each followed by its replies. Linear in time and space
 * and without recursion, so that no thread is too long or too deep.
 */
export class CommentOrder {
  readonly #ids: readonly number[];
  readonly #positions = new Map<number, number>();
  /** By position in the skeleton: the parent's position, the depth, whether shown. */
  readonly #parents: Int32Array;
  readonly #depths: Int32Array;
  readonly #isShown: Uint8Array;
  /** Skeleton positions in reading order, and the inverse. */
  readonly #sequence: Int32Array;
  readonly #turns: Int32Array;

  constructor({ ids, parentIds, isGone }: CommentSkeleton) {
    this.#ids = ids;
    this.#parents = new Int32Array(ids.length);
    this.#isShown = new Uint8Array(ids.length);
    this.#depths = new Int32Array(ids.length);
    this.#sequence = new Int32Array(ids.length);
    this.#turns = new Int32Array(ids.length);
    for (const [position, id] of ids.entries()) this.#positions.set(id, position);
    for (let position = 0; position < ids.length; position += 1) {
      this.#parents[position] = this.#positions.get(parentIds[position] ?? 0) ?? none;
      this.#isShown[position] = isGone[position] ? 0 : 1;
    }
    this.#walk();
    this.#showAncestors();
  }

  /** The next visible comments after one, or from the start; null: no such comment. */
  stretchAfter(after: number | null, size: number): Stretch | null {
    const position = after === null ? none : this.#positions.get(after);
    if (position === undefined) return null;
    const start = position === none ? 0 : at(this.#turns, position) + 1;
    return this.#shown(start, this.#ids.length, size);
  }

  /** A comment with its ancestors and replies; null: not visible. */
  branchOf(id: number, size: number): Stretch | null {
    const top = this.#positions.get(id);
    if (top === undefined || !this.#isShown[top]) return null;
    const above: Place[] = [];
    for (let next = at(this.#parents, top); next !== none; next = at(this.#parents, next)) {
      above.push(this.#place(next));
    }
    const start = at(this.#turns, top);
    let end = start + 1;
    while (end < this.#ids.length && this.#depthAt(end) > at(this.#depths, top)) end += 1;
    const below = this.#shown(start, end, size);
    return { places: [...above.reverse(), ...below.places], hasMore: below.hasMore };
  }

  #walk(): void {
    const { firstReplies, nextSiblings, firstRoot } = this.#linkReplies();
    let position = firstRoot;
    for (let turn = 0; position !== none; turn += 1) {
      this.#sequence[turn] = position;
      this.#turns[position] = turn;
      const parent = at(this.#parents, position);
      this.#depths[position] = parent === none ? 0 : at(this.#depths, parent) + 1;
      let next = at(firstReplies, position);
      // Up again to the next ancestor with a later sibling.
      while (next === none && position !== none) {
        next = at(nextSiblings, position);
        position = at(this.#parents, position);
      }
      position = next;
    }
  }

  #linkReplies() {
    const firstReplies = new Int32Array(this.#ids.length).fill(none);
    const nextSiblings = new Int32Array(this.#ids.length).fill(none);
    let firstRoot = none;
    for (let position = this.#ids.length - 1; position >= 0; position -= 1) {
      const parent = at(this.#parents, position);
      nextSiblings[position] = parent === none ? firstRoot : at(firstReplies, parent);
      if (parent === none) firstRoot = position;
      else firstReplies[parent] = position;
    }
    return { firstReplies, nextSiblings, firstRoot };
  }

  /** A deleted comment stays if a reply is visible. Backwards, so that replies come first. */
  #showAncestors(): void {
    for (let turn = this.#ids.length - 1; turn >= 0; turn -= 1) {
      const position = at(this.#sequence, turn);
      const parent = at(this.#parents, position);
      if (parent !== none && this.#isShown[position]) this.#isShown[parent] = 1;
    }
  }

  #shown(start: number, end: number, size: number): Stretch {
    const places: Place[] = [];
    for (let turn = start; turn < end; turn += 1) {
      const position = at(this.#sequence, turn);
      if (!this.#isShown[position]) continue;
      if (places.length === size) return { places, hasMore: true };
      places.push(this.#place(position));
    }
    return { places, hasMore: false };
  }

  #place(position: number): Place {
    return { id: this.#ids[position] ?? 0, depth: at(this.#depths, position) };
  }

  #depthAt(turn: number): number {
    return at(this.#depths, at(this.#sequence, turn));
  }
}

function at(numbers: Int32Array, position: number): number {
  return numbers[position] ?? none;
}

/** Nests replies under their parents, if those are present. Expects tree order. */
export function nestComments<Node extends { id: number; parentId: number | null; replies: Node[] }>(
  comments: readonly Node[],
): Node[] {
  const roots: Node[] = [];
  const byId = new Map<number, Node>();
  for (const comment of comments) {
    byId.set(comment.id, comment);
    const parent = comment.parentId === null ? undefined : byId.get(comment.parentId);
    (parent?.replies ?? roots).push(comment);
  }
  return roots;
}

/** The inverse: flat, in tree order. */
export function flattenComments<Node extends { replies: Node[] }>(roots: readonly Node[]): Node[] {
  const flat: Node[] = [];
  const waiting = roots.toReversed();
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    flat.push(next);
    for (let index = next.replies.length - 1; index >= 0; index -= 1) {
      const reply = next.replies[index];
      if (reply) waiting.push(reply);
    }
  }
  return flat;
}
