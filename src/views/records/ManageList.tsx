import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import type { Lookup } from '../../../contract/entities.ts';
import { whyItKeepsName } from '../../../contract/lookupNames.ts';
import { sortedByName } from '../../../contract/naturalOrder.ts';
import type { LookupKind } from '../../model/lists/lookupKind.ts';
import { areaLabel } from '../../model/locations/areaTitle.ts';
import { manageListMachine } from '../../machines/lists/manageList.machine.ts';
import { useDeferred } from '../AppContext.ts';
import { categoryStyle } from './categoryStyle.ts';
import { useFormScans } from '../scanning/formScans.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Field } from '../ui/Field.tsx';
import { Icon } from '../ui/Icon.tsx';
import { RenameEntry } from './RenameEntry.tsx';
import { UnreadNote } from './UnreadNote.tsx';
import '../styles/records/manageList.css';

const TEXTS: Record<LookupKind, Record<'title' | 'field' | 'thing' | 'things' | 'hint', string>> = {
  categories: {
    title: 'Manage Categories',
    field: 'New category',
    thing: 'category',
    things: 'categories',
    hint: 'A category in use by items cannot be removed.',
  },
  types: {
    title: 'Manage Types',
    field: 'New type',
    thing: 'type',
    things: 'types',
    hint: 'A type in use by locations cannot be removed.',
  },
  areas: {
    title: 'Manage Areas',
    field: 'New area',
    thing: 'area',
    things: 'areas',
    hint: 'An area in use by locations cannot be removed. Names are kept in capitals.',
  },
};

interface ManageListProps {
  kind: LookupKind;
  onClose(): void;
}

/** The dialog that keeps one of the three lists in order. */
export default function ManageList({ kind, onClose }: ManageListProps) {
  const { implementations, typedNames, renames } = useDeferred();
  const [renaming, setRenaming] = useState(() => renames.typed(kind)?.entry);
  /** Whose button takes the focus back once its field is gone. */
  const renamed = useRef<number | undefined>(undefined);
  const [machine] = useState(() => manageListMachine.provide(implementations.manageList));
  const list = useActorRef(machine, { input: { kind, name: typedNames.get(kind) } });
  const state = useSelector(list, (snapshot) => snapshot);
  const { entries, failure, name, problem, pendingDelete, refusal } = state.context;
  const isAdding = state.matches({ addition: 'adding' });
  const field = useRef<HTMLInputElement>(null);
  const chips = useRef<HTMLUListElement>(null);
  const lastRemoved = useRef<{ id: number; at: number } | undefined>(undefined);
  const hearScans = useFormScans('input');
  const texts = TEXTS[kind];
  const shown = sortedByName(entries.map((entry) => ({ ...entry, id: String(entry.id) })));

  // The chip with the focus is gone: go on at the one in its place, else at the field.
  useEffect(() => {
    const removed = lastRemoved.current;
    if (removed === undefined || pendingDelete) return;
    const buttons = chips.current?.querySelectorAll('[data-removes]') ?? [];
    if (document.activeElement === document.body || document.activeElement instanceof HTMLDialogElement) {
      const next = buttons[Math.min(removed.at, buttons.length - 1)];
      (next instanceof HTMLElement ? next : field.current)?.focus();
    }
    // The answer with the new list comes after the removal: until then the old chip may be back once more.
    if (!entries.some(({ id }) => id === removed.id)) lastRemoved.current = undefined;
  }, [entries, pendingDelete]);

  useEffect(() => {
    const id = renamed.current;
    if (renaming || id === undefined) return;
    renamed.current = undefined;
    chips.current?.querySelector<HTMLElement>(`[data-renames="${id}"]`)?.focus();
  }, [renaming]);

  const remove = (entry: Lookup, at: number) => {
    lastRemoved.current = { id: entry.id, at };
    list.send({ type: 'remove.requested', entry });
  };

  return (
    <Dialog label={texts.title} className="manage-list" onClose={onClose}>
      <div className="dialog-head">
        <h2>{texts.title}</h2>
        <button type="button" className="icon-button push" aria-label="Close" onClick={onClose}>
          <Icon name="i-lucide-x" />
        </button>
      </div>
      <div className="dialog-body">
        <form
          className="manage-add"
          onKeyDown={hearScans}
          onSubmit={(event) => {
            event.preventDefault();
            list.send({ type: 'add.requested' });
            field.current?.focus();
          }}
        >
          <Field label={texts.field} error={problem}>
            {(props) => (
              <input
                {...props}
                ref={field}
                className="input"
                autoComplete="off"
                data-autofocus=""
                value={name}
                onChange={(event) => list.send({ type: 'name.changed', name: event.target.value })}
              />
            )}
          </Field>
          <button type="submit" className="button" aria-disabled={isAdding}>
            {isAdding ? <span className="spinner" aria-hidden="true" /> : <Icon name="i-lucide-plus" />}
            Add
          </button>
        </form>
        <div className="manage-entries">
          {state.matches({ list: 'loading' }) && (
            <p role="status" className="manage-message">
              <span className="spinner" aria-hidden="true" />
              {`Loading ${texts.things}...`}
            </p>
          )}
          {state.matches({ list: 'failed' }) && (
            <p role="alert" className="manage-message">
              <span>
                <b>{`Error loading ${texts.things}`}</b> {failure?.message}
              </span>
              <button
                type="button"
                className="button button-small"
                onClick={() => list.send({ type: 'retry.requested' })}
              >
                Try again
              </button>
            </p>
          )}
          <UnreadNote of={entries} />
          {state.matches({ list: 'ready' }) && shown.length === 0 && (
            <p className="manage-message">{`No ${texts.things} available`}</p>
          )}
          {shown.length > 0 && (
            <ul ref={chips} className="manage-chips" aria-label={texts.things}>
              {shown.map((entry, at) => {
                const text = kind === 'areas' ? areaLabel(entry.name) : entry.name;
                const isPendingDelete = pendingDelete !== undefined && String(pendingDelete.id) === entry.id;
                const now: Lookup = { id: Number(entry.id), name: entry.name };
                if (renaming?.id === now.id) {
                  return (
                    <li key={entry.id} className="manage-renaming">
                      <RenameEntry
                        kind={kind}
                        entry={renaming}
                        listed={now}
                        typed={renames.typed(kind, now.id)?.name}
                        onDone={() => {
                          renamed.current = now.id;
                          setRenaming(undefined);
                        }}
                      />
                    </li>
                  );
                }
                return (
                  <li
                    key={entry.id}
                    className="chip"
                    style={kind === 'categories' ? categoryStyle(entry.name) : PLAIN}
                    aria-busy={isPendingDelete}
                  >
                    <span className="clip">{text}</span>
                    {isPendingDelete ? (
                      <span className="chip-busy">
                        <span className="spinner" role="status" aria-label={`Removing ${text}`} />
                      </span>
                    ) : (
                      <>
                        {renames.isPossible() && whyItKeepsName(kind, entry.name) === undefined && (
                          <button
                            type="button"
                            className="icon-button"
                            aria-label={`Rename ${text}`}
                            title="Rename"
                            data-renames={entry.id}
                            onClick={() => setRenaming(renames.typed(kind, now.id)?.entry ?? now)}
                          >
                            <Icon name="i-lucide-pencil" />
                          </button>
                        )}
                        <button
                          type="button"
                          className="icon-button"
                          aria-label={`Remove ${text}`}
                          title="Remove"
                          aria-disabled={pendingDelete !== undefined}
                          data-removes=""
                          onClick={() => remove(now, at)}
                        >
                          <Icon name="i-lucide-x" />
                        </button>
                      </>
                    )}
                  </li>
                );
              })}
            </ul>
          )}
        </div>
        {refusal === undefined ? (
          <p className="help">{texts.hint}</p>
        ) : (
          <p role="alert" className="field-error">
            <Icon name="i-lucide-triangle-alert" />
            {refusal}
          </p>
        )}
      </div>
      <div className="dialog-foot">
        <span className="muted">
          {shown.length} {shown.length === 1 ? texts.thing : texts.things}
        </span>
        <button type="button" className="button button-primary push" onClick={onClose}>
          Done
        </button>
      </div>
    </Dialog>
  );
}

/** Types and areas have no colours of their own. */
const PLAIN = categoryStyle('Misc');
