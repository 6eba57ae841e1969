import type { ActorRefFrom } from 'xstate';
import type { photoChangesMachine } from '../../../machines/analysis/photoChanges.machine.ts';

/** What has changed between two photos, while it is looked at. */
export type PhotoChangesRef = ActorRefFrom<typeof photoChangesMachine>;
