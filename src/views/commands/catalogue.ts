import type { CommandDefinition } from './command.ts';
import { analysisCommands } from './definitions/analysis.ts';
import { areaCommands } from './definitions/areas.ts';
import { addHereCommands, oneItemCommands, oneLocationCommands } from './definitions/arguments.ts';
import { gridCommands } from './definitions/itemsGrid.ts';
import { itemTableCommands } from './definitions/itemTable.ts';
import { countCommands } from './definitions/counting.ts';
import { appCommands } from './definitions/app.ts';
import { messageCommands, moreCommands } from './definitions/appMore.ts';
import { dataCommands, selectedItemsCommands, theseItemsCommands } from './definitions/export.ts';
import { failureCommands } from './definitions/failures.ts';
import { fastEntryCommands } from './definitions/fastEntry.ts';
import { formCommands, itemFormCommands } from './definitions/forms.ts';
import { importCommands, importsCommands } from './definitions/imports.ts';
import { itemCommands } from './definitions/item.ts';
import { labelCommands } from './definitions/labels.ts';
import { listCommands, rowCommands } from './definitions/lists.ts';
import { locationCommands } from './definitions/location.ts';
import { photoChangesCommands } from './definitions/photoChanges.ts';
import { photoCommands } from './definitions/photos.ts';
import { placeCommands, whereCommands } from './definitions/places.ts';
import { searchCommands } from './definitions/search.ts';
import { selectionCommands } from './definitions/selection.ts';
import { synonymCommands } from './definitions/synonyms.ts';
import { unsentCommands } from './definitions/unsent.ts';

/** Actions that are on offer together. */
export interface CommandScope {
  title: string;
  /** They may be on offer on any page, beside those of its own scope. */
  isEverywhere: boolean;
  commands: readonly CommandDefinition[];
}

const everywhere = (title: string, ...tables: Record<string, CommandDefinition>[]): CommandScope => ({
  title,
  isEverywhere: true,
  commands: tables.flatMap((table) => Object.values(table)),
});
const screen = (title: string, ...tables: Record<string, CommandDefinition>[]): CommandScope => ({
  ...everywhere(title, ...tables),
  isEverywhere: false,
});

/** Every action of the app. One that a screen offers and that is not here fails a test. */
export const CATALOGUE: readonly CommandScope[] = [
  everywhere('Every page', appCommands, moreCommands, whereCommands, dataCommands, messageCommands),
  everywhere('Lists', listCommands),
  // Under a title of its own: the key list shows it with other pages' where no row has the focus.
  everywhere('The focused row', rowCommands),
  everywhere('Lists of items', itemTableCommands, theseItemsCommands),
  everywhere('Selected items', selectionCommands, selectedItemsCommands),
  everywhere('The focused item', oneItemCommands),
  everywhere('The focused location', oneLocationCommands),
  everywhere('After a failure', failureCommands),
  screen('Home', areaCommands, gridCommands),
  screen(
    'Location',
    locationCommands,
    oneLocationCommands,
    addHereCommands,
    fastEntryCommands,
    photoCommands,
    analysisCommands,
    photoChangesCommands,
  ),
  screen('Item', itemCommands, oneItemCommands, addHereCommands, photoCommands, analysisCommands),
  screen('Count', countCommands),
  screen('Forms', formCommands, itemFormCommands, placeCommands),
  screen('Search', searchCommands),
  screen('Waiting to sync', unsentCommands),
  screen('Print labels', labelCommands),
  screen('Words that mean the same', synonymCommands),
  screen('Imports', importsCommands),
  screen('Import', importCommands),
];
