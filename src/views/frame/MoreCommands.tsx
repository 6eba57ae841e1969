import { useSelector } from '@xstate/react';
import { type RefObject, useImperativeHandle } from 'react';
import { useLocation } from 'wouter';
import { isSample } from '../../machines/kit/queryState.ts';
import { THEMES } from '../../machines/session/preferences.machine.ts';
import type { ExportFile } from '../../../contract/export/exports.ts';
import { useApp, useLoadedDeferred } from '../AppContext.ts';
import type { Action, CommandDefinition } from '../commands/command.ts';
import { moreCommands } from '../commands/definitions/appMore.ts';
import { dataCommands } from '../commands/definitions/export.ts';
import { whereCommands } from '../commands/definitions/places.ts';
import { THEME_NAMES } from '../commands/themeNames.ts';
import { listCommands } from '../commands/definitions/lists.ts';
import { useCommands } from '../commands/registry.ts';
import { KeyBar } from '../keyBar/KeyBar.tsx';
import { PendingKeys } from '../commands/PendingKeys.tsx';
import { useAsking } from '../commands/useAsking.ts';
import { useLocationRowCommands } from '../commands/useRowCommands.ts';
import { useMatches } from '../keyBar/useMatches.ts';
import { moveInList, pressInRow, typeInList } from '../lists/listKeys.ts';
import { ScanCommands } from './ScanCommands.tsx';
import { UndoCommand } from './UndoCommand.tsx';

interface MoreCommandsProps {
  pending: string;
  /** Told that they are offered. */
  here: RefObject<boolean | null>;
}

/** The commands of every page that may come after its first moment: pages, settings, and all lists; and what a sequence waits for. */
export default function MoreCommands({ pending, here }: MoreCommandsProps) {
  const { session, preferences, locationIndex } = useApp();
  const { singleKeys, theme, switches } = useSelector(preferences, (state) => state.context);
  const isBarOn = switches['keyBar'] !== false;
  const hasRoom = useMatches('(min-width: 64rem) and (pointer: fine)');
  const [, navigate] = useLocation();
  const asking = useAsking();
  // Sample locations stay what they are.
  useLocationRowCommands(
    useSelector(locationIndex, ({ context: { tree, origin } }) =>
      isSample(origin) ? undefined : tree?.byId,
    ),
  );
  const pages: Action[] = [
    { ...moreCommands.home, perform: () => navigate('/') },
    asking(moreCommands.label, { argument: 'label' }),
    { ...moreCommands.unsent, perform: () => navigate('/unsent') },
    { ...moreCommands.printLabels, perform: () => navigate('/labels') },
    { ...dataCommands.account, perform: () => navigate('/account') },
    { ...moreCommands.imports, perform: () => navigate('/import') },
    { ...moreCommands.synonyms, perform: () => navigate('/words') },
  ];
  const settings: Action[] = [
    ...THEMES.filter((choice) => choice !== theme).map((choice) => ({
      ...moreCommands.theme,
      id: `${moreCommands.theme.id}:${choice}`,
      name: choice === 'system' ? 'Use the theme of the system' : `Use the ${choice} theme`,
      keywords: `${THEME_NAMES[choice]}, ${moreCommands.theme.keywords ?? ''}`,
      perform: () => preferences.send({ type: 'theme.chosen', theme: choice }),
    })),
    {
      ...moreCommands.singleKeys,
      name: `Switch single-character keys ${singleKeys ? 'off' : 'on'}`,
      perform: () => preferences.send({ type: 'singleKeys.switched', on: !singleKeys }),
    },
    {
      ...moreCommands.keyBar,
      name: isBarOn ? 'Hide the key bar' : 'Show the key bar',
      perform: () => preferences.send({ type: 'switch.set', name: 'keyBar', on: !isBarOn }),
    },
    { ...moreCommands.logOut, perform: () => session.send({ type: 'logout.requested' }) },
  ];
  const deferred = useLoadedDeferred();
  const exporting = deferred?.exporting;
  const take = (definition: CommandDefinition, file: ExportFile): Action => ({
    ...definition,
    perform: () => exporting?.actor.send({ type: 'export.requested', wish: { file } }),
  });
  const files: Action[] =
    exporting?.isPossible() === true
      ? [
          take(dataCommands.itemsCsv, 'items.csv'),
          take(dataCommands.itemsXlsx, 'items.xlsx'),
          take(dataCommands.locationsCsv, 'locations.csv'),
          take(dataCommands.locationsXlsx, 'locations.xlsx'),
          take(dataCommands.everything, 'everything.json'),
          ...(exporting.isPossible('backup.zip') ? [take(dataCommands.backup, 'backup.zip')] : []),
        ]
      : [];
  const lists: Action[] = [
    { ...listCommands.next, repeats: true, perform: () => moveInList('ArrowDown') },
    { ...listCommands.previous, repeats: true, perform: () => moveInList('ArrowUp') },
    { ...listCommands.type, perform: typeInList },
    { ...listCommands.edit, perform: () => pressInRow('edit') },
    { ...listCommands.remove, perform: () => pressInRow('delete') },
    { ...listCommands.select, perform: () => pressInRow('select') },
  ];
  const where =
    deferred?.places.isPossible() === true ? [asking(whereCommands.where, { argument: 'place' })] : [];
  useCommands([...pages, ...where, ...settings, ...lists, ...files]);
  useImperativeHandle(here, () => true, []);
  return (
    <>
      <UndoCommand />
      <ScanCommands />
      {pending !== '' && <PendingKeys typed={pending} />}
      {isBarOn && hasRoom && <KeyBar />}
    </>
  );
}
