import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useRef } from 'react';
import type { SynonymGroup } from '../../../contract/finding/synonymGroups.ts';
import { sortedByName } from '../../../contract/naturalOrder.ts';
import { useDeferred } from '../AppContext.ts';
import { LongList } from '../lists/LongList.tsx';
import type { LongListHandle } from '../lists/rows.ts';
import { useFocusAfterDeletion } from '../lists/useFocusAfterDeletion.ts';
import { Empty } from '../ui/Empty.tsx';
import { Icon } from '../ui/Icon.tsx';
import { ChangeWords } from './ChangeWords.tsx';

/** All groups by their first words, each of which can be changed and removed. */
export function SynonymList() {
  const { actor } = useDeferred().synonyms;
  const { groups, change, removing } = useSelector(actor, ({ context }) => context);
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<LongListHandle>(null);
  const noteDeletion = useFocusAfterDeletion(section, heading, groups);
  const changed = change?.group;
  const rows = useMemo(() => {
    const named = groups.map((group) => ({ ...group, name: nameOf(group) }));
    // What is being changed stays, whoever has removed it meanwhile.
    const isGone = changed !== undefined && !groups.some(({ id }) => id === changed.id);
    return sortedByName(isGone ? [...named, { ...changed, name: nameOf(changed) }] : named);
  }, [groups, changed]);
  const changing = useRef<string>(undefined);
  useEffect(() => {
    const before = changing.current;
    changing.current = changed?.id;
    // Its field is gone: the row has the focus again.
    if (before !== undefined && changed === undefined) list.current?.focus(before);
  }, [changed]);
  const begin = (group: SynonymGroup) => actor.send({ type: 'change.begun', group });
  return (
    <section className="panel" aria-labelledby="synonyms-heading" ref={section}>
      <div className="panel-head">
        <h2 id="synonyms-heading" ref={heading} tabIndex={-1}>
          Your words
        </h2>
        {rows.length > 0 && <span className="count">{rows.length}</span>}
      </div>
      {rows.length === 0 ? (
        <Empty icon="i-lucide-equal" title="No words yet">
          <p>
            Once “third hand” and “Löthilfe” stand here together, whoever searches for one of them finds the
            other.
          </p>
        </Empty>
      ) : (
        <LongList
          rows={rows}
          keyOf={idOf}
          textOf={nameOf}
          layout="rows"
          labelledBy="synonyms-heading"
          handle={list}
          renderRow={({ id, words, name }) =>
            id === changed?.id ? (
              <ChangeWords />
            ) : (
              <div className="row synonyms-row" aria-busy={removing?.id === id}>
                <button
                  type="button"
                  className="synonyms-words"
                  data-main=""
                  title="Change"
                  onClick={() => begin({ id, words })}
                >
                  {words.map((word, at) => (
                    <span key={word}>
                      {at > 0 && <span className="visually-hidden">, </span>}
                      <span className="synonyms-word">{word}</span>
                    </span>
                  ))}
                </button>
                <button
                  type="button"
                  className="icon-button"
                  data-action="edit"
                  aria-label={`Change ${name}`}
                  title="Change"
                  onClick={() => begin({ id, words })}
                >
                  <Icon name="i-lucide-pencil" />
                </button>
                <button
                  type="button"
                  className="icon-button"
                  data-action="delete"
                  aria-label={`Remove ${name}`}
                  title="Remove"
                  aria-disabled={removing !== undefined}
                  onClick={() => {
                    noteDeletion();
                    actor.send({ type: 'remove.requested', group: { id, words } });
                  }}
                >
                  <Icon name="i-lucide-trash-2" />
                </button>
              </div>
            )
          }
        />
      )}
    </section>
  );
}

const idOf = ({ id }: SynonymGroup) => id;
const nameOf = ({ words }: SynonymGroup) => words.join(', ');
