import { plural, t } from '@lingui/core/macro';
import { hasPhones, MOST_ITEMS, type PlanItem, type PlanPart } from '@stillgrove/domain/safety-plan/plan';
import { useId, useRef, useState, type ReactElement } from 'react';
import { Button } from '../../ui/controls/Button';
import { LineIcon } from '../../ui/drawing/Icon';
import { ItemForm } from './ItemForm';
import { ItemWords } from './ItemWords';
import styles from './PartEditor.module.css';
import { PART_WORDS } from './part-words';
import { changePart } from './plan-store';
import { Removed } from './Removed';

type Props = { part: PlanPart; number: number };

/**
 * One part of the plan to write: what is there, a field for more, and suggestions to take over. Those that are empty are
 * folded, but for the first: seven parts with their fields are many screens of a phone.
 */
export function PartEditor({ part: { part: name, items }, number }: Props): ReactElement {
  const id = useId();
  const { title, guide, suggestions } = PART_WORDS[name];
  const [editing, setEditing] = useState<string | null>(null);
  const [removed, setRemoved] = useState<{ item: PlanItem; at: number } | null>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(items.length > 0 || number === 1);
  const change = (next: readonly PlanItem[]) => changePart(name, { items: next });
  const add = (item: PlanItem) => {
    setRemoved(null);
    change([...items, item]);
  };
  const remove = (item: PlanItem) => {
    setRemoved({ item, at: items.indexOf(item) });
    change(items.filter((one) => one !== item));
  };
  const bringBack = () => {
    if (removed !== null) change(items.toSpliced(removed.at, 0, removed.item));
    setRemoved(null);
    toggle.current?.focus();
  };
  const open = suggestions.filter((text) => !items.some((item) => item.text === text));
  return (
    <section className={styles.part} aria-labelledby={id}>
      <div className={styles.about}>
        <h2 id={id} className="like-h3">
          <button
            ref={toggle}
            type="button"
            className={styles.toggle}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            <span className={styles.number} aria-hidden>
              {number}
            </span>
            <span>{title}</span>
            <LineIcon strokes="M6 9.5l6 6 6-6" />
          </button>
        </h2>
        {!isOpen && items.length > 0 && (
          <p className={styles.count}>{plural(items.length, { one: '# note', other: '# notes' })}</p>
        )}
        <p hidden={!isOpen}>{guide}</p>
      </div>
      <div className={styles.written} hidden={!isOpen}>
        {items.length > 0 && (
          <ul className={styles.items} aria-label={title}>
            {items.map((item) =>
              item.id === editing ? (
                <li key={item.id} className={styles.item}>
                  <ItemForm
                    part={name}
                    item={item}
                    onSave={(changed) => {
                      change(items.map((one) => (one.id === changed.id ? changed : one)));
                      setEditing(null);
                    }}
                    onCancel={() => setEditing(null)}
                  />
                </li>
              ) : (
                <li key={item.id} className={styles.item}>
                  <ItemWords item={item} />
                  <div className={styles.controls}>
                    <Button
                      kind="quiet"
                      aria-label={t`Change: ${item.text}`}
                      onClick={() => setEditing(item.id)}
                    >
                      {t`Change`}
                    </Button>
                    <Button kind="quiet" aria-label={t`Remove: ${item.text}`} onClick={() => remove(item)}>
                      {t`Remove`}
                    </Button>
                  </div>
                </li>
              ),
            )}
          </ul>
        )}
        {removed !== null && <Removed text={removed.item.text} onUndo={bringBack} />}
        {items.length >= MOST_ITEMS ? (
          <p>{t`This part is full. Remove something to add more.`}</p>
        ) : (
          <ItemForm part={name} onSave={add} suggestions={open} addsSuggestions={!hasPhones(name)} />
        )}
      </div>
    </section>
  );
}
