import type { FieldMessages } from '../../../contract/check.ts';
import type { Location, Lookup } from '../../../contract/entities.ts';
import { type Failure, failureOf } from '../../failure.ts';
import {
  type Draft,
  type DraftOf,
  isSame,
  type Recalled,
  restoredInto,
  sharedKeyOf,
  withTyped,
} from '../../model/unsent/draft.ts';
import {
  checkLocationForm,
  EMPTY_LOCATION_FORM,
  formFromLocation,
  type LocationFormInput,
  type LocationFormValues,
  newLocationForm,
} from '../../model/locations/locationForm.ts';
import { type LocationField, type LocationInput } from '../../model/locations/locationInput.ts';
import type { UnsentLocation } from '../../model/locations/locationInput.ts';
import { messagesFor, nextRefusals, stillWrong } from '../kit/fieldMessages.ts';
import type { HostBack, UnsentGone } from '../kit/unprovided.ts';
import type { Conflict, Loaded, SaveOutcome, Submitted, ToSave } from '../../model/unsent/saving.ts';

export type LocationToSave = Submitted<ToSave<LocationInput, Location>>;
export type LoadedLocation = Loaded<LocationInput, Location>;
export type LocationOutcome = SaveOutcome<LocationInput, Location>;

/** What the form needs before it opens; the location only for an edit. */
export interface LocationFormData
  extends Pick<Recalled, 'drafts' | 'draftKey' | 'resumed' | 'submitted'>, Partial<Pick<Recalled, 'at'>> {
  types: readonly Lookup[];
  areas: readonly Lookup[];
  /** The id of the area of the location around a new one, where that is known. */
  parentArea?: number | undefined;
  loaded: LoadedLocation | undefined;
}

export type LocationFormEvent =
  | { type: 'field.changed'; field: keyof LocationFormValues; value: string }
  /** `another`: the form of a new location is then there for the next one beside it. */
  | { type: 'form.submitted'; another?: boolean }
  | { type: 'form.reset' }
  | { type: 'retry.requested' }
  | { type: 'draft.restored'; key: string }
  | { type: 'draft.discarded'; key: string }
  /** Discard, of the unsent changes that the form began with. */
  | { type: 'discard.requested' }
  /** The unsent work that the form began with is not kept any more: it was sent, or discarded elsewhere. */
  | UnsentGone
  | HostBack
  /** One side's value of a field that both sides changed. */
  | { type: 'side.chosen'; side: 'mine' | 'theirs'; field?: LocationField }
  /** One side's values of all those fields, saved at once. */
  | { type: 'side.kept'; side: 'mine' | 'theirs' };

export interface LocationFormContext {
  id: string | undefined;
  parentId: string | null;
  /** What is in the fields of a new one already: the type by its name, '' for the usual one. */
  name: string;
  type: string;
  label: string;
  values: LocationFormValues;
  /** What the form falls back to. */
  pristine: LocationFormValues;
  /** What stood in the form when the newest save, or discard, began: what was typed since is not in it. */
  submitted: LocationFormValues;
  /** Something was typed while that save was under way: the focus is somebody's. */
  wentOn: boolean;
  /** The server's location that an edit is based on. */
  base: Location | undefined;
  /** The unsent work that the form began with. */
  entry: UnsentLocation | undefined;
  /** The revision of such work that is sent, or discarded elsewhere; the next save still says what it began with. */
  gone: string | undefined;
  knownAt: number | undefined;
  conflict: Conflict<LocationInput, Location> | undefined;
  /** What was given up when one version was kept as a whole: offered when the location is edited again. */
  left: LocationFormValues | undefined;
  /** That is not what this person had: somebody else has saved it. */
  leftTheirs: DraftOf['theirs'];
  /** Messages at the fields. */
  fields: FieldMessages;
  /** Counts refused submissions, so that the view moves the focus for each. */
  refusals: number;
  failure: Failure | undefined;
  saved: Location | undefined;
  draftKey: string;
  /** The key that it had before a draft was taken up: those of the next ones begin with it. */
  ownKey: string;
  /** Input of earlier times, offered again. */
  drafts: readonly Draft[];
  /** When they were found, epoch ms. */
  at: number;
  /** A new location that is on its way while the form is there for the next one: its draft, and what its form fell back to. */
  sentAhead: Pick<LocationFormContext, 'draftKey' | 'pristine'> | undefined;
  /** Counts the locations after which the form began anew. */
  rounds: number;
}

export type Changes = Partial<LocationFormContext>;

/** The form that a draft belongs to. */
export function locationFormName(id: string | undefined): string {
  return id === undefined ? 'location-add' : `location-edit_${id}`;
}

/** Under which key a location's description is a draft: one for each location, of which the newest is offered. */
export function descriptionKey(id: string): string {
  return `description_${id}`;
}

/** An empty form, before anything is known of what it is for. */
export function emptyLocationForm(input: LocationFormInput): LocationFormContext {
  return {
    id: input.id,
    parentId: input.parentId ?? null,
    name: input.name ?? '',
    type: input.type ?? '',
    label: input.label ?? '',
    values: EMPTY_LOCATION_FORM,
    pristine: EMPTY_LOCATION_FORM,
    submitted: EMPTY_LOCATION_FORM,
    wentOn: false,
    base: undefined,
    entry: undefined,
    gone: undefined,
    knownAt: undefined,
    conflict: undefined,
    left: undefined,
    leftTheirs: undefined,
    fields: {},
    refusals: 0,
    failure: undefined,
    saved: undefined,
    draftKey: '',
    ownKey: '',
    drafts: [],
    at: 0,
    sentAhead: undefined,
    rounds: 0,
  };
}

/** What is wrong in the values, a message for each field. */
export function messagesOf(values: LocationFormValues): FieldMessages {
  const checked = checkLocationForm(values);
  return checked.ok ? {} : checked.fields;
}

/** The form with another value in one field. */
export function typed(
  { values, fields }: LocationFormContext,
  field: keyof LocationFormValues,
  value: string,
): Changes {
  const changed = { ...values, [field]: value };
  return { values: changed, fields: stillWrong(messagesOf(changed), fields, field) };
}

/** The whole of what a form begins with; what was in it when the session ended goes back into it. */
export function loaded(context: LocationFormContext, data: LocationFormData): Changes {
  const begun = { ...context, ...begunWith(context, data) };
  return { ...begun, ...(data.resumed !== undefined && restored(begun, data.resumed)) };
}

function begunWith({ parentId, name, label, type }: LocationFormContext, data: LocationFormData): Changes {
  const { types, areas, parentArea, drafts, draftKey, at = 0 } = data;
  const begun = { failure: undefined, fields: {}, drafts, draftKey, ownKey: draftKey, at };
  if (!data.loaded) {
    const values = { ...newLocationForm(types, areas, { parentId, parentArea, type }), name, label };
    return { ...begun, values, pristine: values };
  }
  return { ...begun, ...ofLoaded(data.loaded) };
}

/** The form of a location that was read. */
export function ofLoaded({ item, entry, conflict, knownAt }: LoadedLocation): Changes {
  const values = formFromLocation(conflict ? { ...item, ...conflict.mine } : item);
  const base = entry ? (conflict ? conflict.theirs : entry.base) : item;
  return {
    id: item.id,
    values,
    pristine: values,
    base,
    entry,
    conflict,
    knownAt,
    fields: {},
    failure: undefined,
  };
}

/** Whether something was typed since the newest save, or discard, began. */
export function isTypedOn({ values, submitted, sentAhead }: LocationFormContext): boolean {
  return sentAhead === undefined && !isSame(values, submitted);
}

/** After what was submitted has been saved or kept, and something else typed meanwhile: that is an edit now. */
export function typedOnAfter(context: LocationFormContext, outcome: LocationOutcome): Changes {
  if (outcome.result === 'conflict') return {};
  const { item } = outcome;
  const entry = outcome.result === 'kept' ? outcome.entry : undefined;
  const pristine = formFromLocation(item);
  const known = entry ? { entry, base: entry.base } : { entry: undefined, base: item };
  return {
    ...known,
    id: item.id,
    pristine,
    values: withTyped(pristine, { ...context.values }, { ...context.submitted }),
    conflict: undefined,
  };
}

/** After the changes were kept here: they are what the form falls back to, and what the next save follows. */
export function kept(context: LocationFormContext, outcome: LocationOutcome): Changes {
  if (outcome.result !== 'kept') return {};
  return {
    id: outcome.entry.id,
    failure: outcome.failure,
    fields: messagesFor(context, outcome.failure.fields),
    pristine: context.submitted,
    conflict: undefined,
    entry: outcome.entry,
    refusals: nextRefusals(context),
  };
}

export function locationIn(outcome: LocationOutcome): Location | undefined {
  return outcome.result === 'conflict' ? undefined : outcome.item;
}

/** Under which id the saved, or kept, location is known from now on. */
export function idIn(outcome: LocationOutcome): string {
  return outcome.result === 'saved' ? outcome.item.id : outcome.entry.id;
}

/** The id of what was just saved; '' where a host does not tell it. */
export const idOfSaved = ({ saved, id }: LocationFormContext): string => saved?.id || id || '';

/** After a save that somebody else's was in the way of. */
export function conflicting(context: LocationFormContext, outcome: LocationOutcome): Changes {
  if (outcome.result !== 'conflict') return {};
  const { entry, base, conflict } = outcome;
  const values = withTyped(
    formFromLocation({ ...base, ...conflict.mine }),
    { ...context.values },
    { ...context.submitted },
  );
  return {
    // A new one that was sent meanwhile is a location of the server: saved again, it must not be a second one.
    id: entry.id,
    values,
    entry,
    base,
    conflict,
    wentOn: isTypedOn(context),
    refusals: nextRefusals(context),
  };
}

/** After a save that left the input here only. */
export function refused(context: LocationFormContext, error: unknown): Changes {
  const failure = failureOf(error);
  return { failure, fields: messagesFor(context, failure.fields), refusals: nextRefusals(context) };
}

/** The form with a draft in it. */
export function restored(
  { id, values, base, conflict, entry, drafts, draftKey }: LocationFormContext,
  key: string,
): Changes {
  const draft = drafts.find((one) => one.key === key);
  if (!draft) return {};
  return {
    // What is in the form now is a draft of its own, and is offered another time.
    values: restoredInto(
      values,
      draft,
      entry !== undefined,
      draft.location && { ...formFromLocation(draft.location) },
    ),
    // Not the other side of a conflict: the draft was made without having seen it.
    base: (draft.since ? undefined : draft.location) ?? (conflict ? entry?.base : base),
    conflict: undefined,
    // The key of the description alone stays with the page, which would write over the rest.
    draftKey: sharedKeyOf(draft.key) === descriptionKey(id ?? '') ? draftKey : draft.key,
    drafts: drafts.filter((one) => one.key !== key),
    fields: {},
    failure: undefined,
  };
}
