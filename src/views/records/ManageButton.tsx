import { useEffect, useRef, useState } from 'react';
import type { LookupKind } from '../../model/lists/lookupKind.ts';
import { useDeferred } from '../AppContext.ts';
import { formCommands } from '../commands/definitions/forms.ts';
import { useCommands } from '../commands/registry.ts';
import { dialogPart } from '../notices/dialogPart.tsx';

const ManageListPart = dialogPart(() => import('./ManageList.tsx'));

interface ManageButtonProps {
  kind: LookupKind;
  text: string;
  /** An entry has another name now: a field that names it has to follow. */
  onRenamed?: (was: string, name: string) => void;
}

/** The button beside a field that opens the dialog which keeps the field's list in order. */
export function ManageButton({ kind, text, onRenamed }: ManageButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  const close = () => setOpen(false);
  const { renames } = useDeferred();
  const follow = useRef(onRenamed);
  useEffect(() => {
    follow.current = onRenamed;
  });
  // Not by the dialog, which may be closed before its answer.
  useEffect(
    () =>
      renames.follow((renamed) => {
        if (renamed.kind === kind) follow.current?.(renamed.entry.name, renamed.name);
      }),
    [renames, kind],
  );
  useCommands([
    { ...formCommands.manage, id: `${formCommands.manage.id}:${kind}`, name: text, perform: open },
  ]);
  return (
    <>
      <button type="button" className="button" aria-haspopup="dialog" onClick={open}>
        {text}
      </button>
      {isOpen && (
        <ManageListPart isForTyping onClose={close}>
          {(ManageList) => <ManageList kind={kind} onClose={close} />}
        </ManageListPart>
      )}
    </>
  );
}
