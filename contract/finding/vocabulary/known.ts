import { learnNames } from '../synonyms/groups.ts';
import { NAMES } from './names.ts';

// Imported for this, where they need not be fetched: whoever finds things knows their names from then on.
learnNames(NAMES);
