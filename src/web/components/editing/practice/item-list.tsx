import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import styles from './item-list.module.css';

interface ItemListProps<Item> {
  items: readonly Item[];
  onChange: (items: Item[]) => void;
  blank: Item;
  /** Such as `hint`. */
  noun: string;
  most: number;
  least?: number;
  children: (item: Item, change: (item: Item) => void, index: number) => React.ReactNode;
}

/** A list to add to, remove from and put in order. */
export function ItemList<Item>(props: ItemListProps<Item>) {
  const { items, onChange, blank, noun, most, least = 0, children } = props;
  const list = useRef<HTMLOListElement>(null);
  const nextKey = useRef(items.length);
  const [keys, setKeys] = useState(() => items.map((_, index) => index));
  const [isAdded, setAdded] = useState(false);
  useEffect(() => {
    if (!isAdded) return;
    setAdded(false);
    list.current?.lastElementChild?.querySelector<HTMLElement>('input, textarea')?.focus();
  }, [isAdded]);

  function add() {
    setKeys([...keys, nextKey.current]);
    nextKey.current += 1;
    onChange([...items, blank]);
    setAdded(true);
  }

  function remove(index: number) {
    setKeys(keys.toSpliced(index, 1));
    onChange(items.toSpliced(index, 1));
  }

  function moveUp(index: number) {
    setKeys(withNeighborFirst(keys, index));
    onChange(withNeighborFirst(items, index));
  }

  return (
    <div className={styles.items}>
      <ol ref={list}>
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

/** The list with an item before the one that preceded it. */
function withNeighborFirst<Item>(items: readonly Item[], index: number): Item[] {
  return [
    ...items.slice(0, index - 1),
    ...items.slice(index, index + 1),
    ...items.slice(index - 1, index),
    ...items.slice(index + 1),
  ];
}
