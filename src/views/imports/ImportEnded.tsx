import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { canUndo } from '../../machines/imports/import.context.ts';
import { stateText } from '../../model/imports/words.ts';
import { importCommands } from '../commands/definitions/imports.ts';
import { moreCommands } from '../commands/definitions/appMore.ts';
import { KeysOf } from '../commands/Keys.tsx';
import { useCommands } from '../commands/registry.ts';
import { Icon } from '../ui/Icon.tsx';
import type { ImportRef } from '../../machines/imports/import.machine.ts';
import { KeptRecords } from './KeptRecords.tsx';
import { LeftCells } from './TypedCells.tsx';

/** Home's table with what came last at the top, and the way down to it. */
const NEWEST = '/?view=table&sort=-created#items-heading';

const ICONS = {
  imported: 'i-lucide-check',
  undone: 'i-lucide-undo-2',
  cancelled: 'i-lucide-x',
  failed: 'i-lucide-triangle-alert',
} as const;

/** What came of it, and the way back. `isNew`: it has ended on this page. */
export function ImportEnded({ one, isNew }: { one: ImportRef; isNew: boolean }) {
  const known = useSelector(one, (state) => state.context.known);
  const isAsking = useSelector(one, (state) => state.hasTag('sending'));
  const [, navigate] = useLocation();
  const state = known?.state;
  const isImported = state === 'imported';
  const result = useRef<HTMLParagraphElement>(null);
  // What had the focus went with the step before.
  useEffect(() => {
    if (isNew && document.activeElement === document.body) result.current?.focus();
  }, [isNew]);
  const undo = () => one.send({ type: 'undo.requested' });
  const undoes = known && canUndo({ known });
  const undoName = isImported ? importCommands.undo.name : 'Undo these too';
  useCommands([
    ...(undoes ? [{ ...importCommands.undo, name: undoName, perform: undo }] : []),
    ...(isImported ? [{ ...importCommands.show, perform: () => navigate(NEWEST) }] : []),
  ]);
  if (!known || !(state && state in ICONS)) return null;
  const icon = ICONS[state as keyof typeof ICONS];
  return (
    <>
      <LeftCells
        id={known.id}
        sheet={known.mapping?.sheet ?? null}
        onDiscarded={() => result.current?.focus()}
      />
      <section className="panel import-ended" data-state={state} aria-label="Result">
        <Icon name={icon} />
        <p role="status" className="import-result" ref={result} tabIndex={-1}>
          {state === 'failed' ? 'The file could not be imported' : stateText(known)}
        </p>
        {state === 'failed' && <p className="hint">{known.problem}</p>}
        {!isImported && <KeptRecords kept={known.kept ?? 0} left={known.left ?? []} />}
        <div className="import-ended-actions">
          {isImported && (
            <Link href={NEWEST} className="button button-primary">
              {importCommands.show.name}
              <KeysOf command={importCommands.show.id} />
            </Link>
          )}
          {undoes && (
            <button type="button" className="button" aria-disabled={isAsking} onClick={undo}>
              <Icon name="i-lucide-undo-2" />
              {undoName}
              <KeysOf command={importCommands.undo.id} />
            </button>
          )}
          <Link href="/import" className={isImported ? 'button' : 'button button-primary'}>
            Import another file
            <KeysOf command={moreCommands.imports.id} />
          </Link>
        </div>
      </section>
    </>
  );
}
