import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import styles from './item-list.module.css';

interface ItemListProps<Item> {
  items: readonly Item[];
  onChange: (items: Item[]) => void;
  blank: Item;
  /** For example, `hint`. */
  noun: string;
  most: number;
  least?: number;
  children: (item: Item, change: (item: Item) => void, index: number) => React.ReactNode;
}

/** A list whose items can be added, removed and reordered. */
export function ItemList<Item>(props: ItemListProps<Item>) {
  const { items, onChange, blank, noun, most, least = 0, children } = props;
  const list = useRef<HTMLDivElement>(null);
  const nextKey = useRef(items.length);
  const [keys, setKeys] = useState(() => items.map((_, index) => index));
  const [focused, setFocused] = useState<'new item' | 'add button' | null>(null);
  useEffect(() => {
    if (!focused) return;
    setFocused(null);
    const wanted =
      focused === 'new item' ? 'li:last-child :is(input, textarea)' : ':scope > button';
    list.current?.querySelector<HTMLElement>(wanted)?.focus();
  }, [focused]);

  function add() {
    setKeys([...keys, nextKey.current]);
    nextKey.current += 1;
    onChange([...items, blank]);
    setFocused('new item');
  }

  function remove(index: number) {
    setKeys(keys.toSpliced(index, 1));
    onChange(items.toSpliced(index, 1));
    setFocused('add button');
  }

  function moveUp(index: number) {
    setKeys(withNeighborFirst(keys, index));
    onChange(withNeighborFirst(items, index));
  }

  return (
    <div ref={list} className={styles.items}>
      <ol>
        {items.map((item, index) => (
          <li key={keys[index]}>
            {children(item, (changed) => onChange(items.with(index, changed)), index)}
            <div className={styles.actions}>
              {index > 0 && (
                <Button variant="secondary" onClick={() => moveUp(index)}>
                  Move up
                  <span className="sr-only">
                    {' '}
                    {noun} {index + 1}
                  </span>
                </Button>
              )}
              {items.length > least && (
                <Button variant="secondary" onClick={() => remove(index)}>
                  Remove
                  <span className="sr-only">
                    {' '}
                    {noun} {index + 1}
                  </span>
                </Button>
              )}
            </div>
          </li>
        ))}
      </ol>
      {items.length < most && (
        <Button variant="secondary" onClick={add}>
          Add a {noun}
        </Button>
      )}
    </div>
  );
}

/** Swaps an item with the one before it. */
function withNeighborFirst<Item>(items: readonly Item[], index: number): Item[] {
  return [
    ...items.slice(0, index - 1),
    ...items.slice(index, index + 1),
    ...items.slice(index - 1, index),
    ...items.slice(index + 1),
  ];
}
