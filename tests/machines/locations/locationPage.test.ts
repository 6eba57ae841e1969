import { describe, expect, test } from 'vitest';
import { failure } from '../../../src/failure.ts';
import { type ItemsChanged, type LocationChanged, locationPageStage } from './locationPage.stage.ts';
import { aLocation, anItem, answered, failed, LOADING, NOT_FOUND, OFFLINE } from '../kit/samples.ts';

const SHELF = aLocation({ id: 'l1', description: 'By the door' });
const location = (state: LocationChanged['state']): LocationChanged => ({ type: 'location.changed', state });
const items = (state: ItemsChanged['state']): ItemsChanged => ({ type: 'items.changed', state });

function started() {
  const stage = locationPageStage();
  stage.actor.start();
  return {
    ...stage,
    now: () => stage.actor.getSnapshot(),
    open: () => stage.actor.send({ type: 'description.opened' }),
    write: (text: string) => stage.actor.send({ type: 'description.changed', text }),
    save: () => stage.actor.send({ type: 'description.submitted' }),
  };
}

function shownPage(shown = SHELF) {
  const stage = started();
  stage.held.watchLocation.send(location(answered(shown)));
  return stage;
}

describe('the location on its page', () => {
  test('is watched by what the address has, and shown when it is known', () => {
    const { held, now } = started();
    expect(held.watchLocation.inputs).toEqual([{ identifier: 'S1' }]);
    held.watchLocation.send(location(LOADING));
    expect(now().hasTag('loading')).toBe(true);
    held.watchLocation.send(location(answered(SHELF)));
    expect(now().value).toMatchObject({ location: 'shown' });
    expect(now().context.location).toEqual(SHELF);
  });

  test('that does not exist is not found, without a toast', () => {
    const { held, now, notices } = shownPage();
    held.watchLocation.send(location(failed(NOT_FOUND)));
    expect(now().value).toMatchObject({ location: 'notFound' });
    expect(now().context.location).toBeUndefined();
    expect(notices).toEqual([]);
  });

  test("LOC-05: that cannot be read is told with 'Error loading location'", () => {
    const { held, now, notices, withdrawn } = started();
    held.watchLocation.send(location(failed()));
    expect(now().hasTag('failed')).toBe(true);
    expect(now().context.failure).toBe(OFFLINE);
    expect(notices).toEqual([
      { kind: 'error', text: 'Error loading location', detail: 'Network error', goesWithPage: true },
    ]);
    expect(withdrawn).toEqual([]);
    held.watchLocation.send(location(answered(aLocation())));
    // Behind others it would come to the front now.
    expect(withdrawn).toEqual(['Error loading location: Network error']);
  });

  test('that is another one by now, since its label was given away, is shown with its own items and drafts alone', async () => {
    const { actor, held, now, open, write, drafts } = shownPage();
    held.watchItems.send(items(answered([anItem()])));
    await held.findDescription.answer(undefined);
    open();
    write('Typed for the shelf');
    held.watchLocation.send(location(answered(aLocation({ id: 'l2', description: 'In the yard' }))));
    expect(now().context.location?.id).toBe('l2');
    expect(now().context.items).toBeUndefined();
    expect(held.watchItems.inputs).toEqual([{ locationId: 'l1' }, { locationId: 'l2' }]);
    expect(held.watchItems.running).toEqual([false, true]);
    expect(now().value).toMatchObject({ description: 'reading' });
    expect([...drafts.values()].at(-1)).toMatchObject({
      location: SHELF,
      values: { description: 'Typed for the shelf' },
    });
    const left = { key: 'k', form: 'f', values: { description: 'Left' }, location: undefined };
    await held.findDescription.answer(left);
    expect(held.findDescription.inputs).toEqual([{ id: 'l1' }, { id: 'l2' }]);
    expect(now().context.left).toEqual(left);
    actor.send({ type: 'description.discarded' });
    open();
    expect(now().context).toMatchObject({ draft: 'In the yard', described: { id: 'l2' } });
  });

  test.each(['typed on', 'refused'])(
    'that is another one while its description is saved shows no text of the one before: %s',
    async (how) => {
      const { held, now, open, write, save } = shownPage();
      open();
      write('By the window');
      save();
      if (how === 'typed on') write('By the window, left');
      held.watchLocation.send(location(answered(aLocation({ id: 'l2', description: 'In the yard' }))));
      const saved = { ...SHELF, description: 'By the window' };
      if (how === 'typed on') await held.saveDescription.answer({ result: 'saved', item: saved });
      else await held.saveDescription.fail(OFFLINE);
      expect([now().context.location?.id, now().matches({ description: 'reading' })]).toEqual(['l2', true]);
    },
  );

  test('that is another one before its description was saved stays the other one', async () => {
    const { held, now, open, write, save } = shownPage();
    open();
    write('By the window');
    save();
    held.watchLocation.send(location(answered(aLocation({ id: 'l2' }))));
    await held.saveDescription.answer({ result: 'saved', item: { ...SHELF, description: 'By the window' } });
    expect(now().context.location?.id).toBe('l2');
  });

  test('that is gone leads to the items of the one that has its label later', () => {
    const { held } = shownPage();
    held.watchLocation.send(location(failed(NOT_FOUND)));
    expect(held.watchItems.running).toEqual([false]);
    held.watchLocation.send(location(answered(aLocation({ id: 'l2' }))));
    expect(held.watchItems.inputs.at(-1)).toEqual({ locationId: 'l2' });
  });

  test('can be tried again, with its items', () => {
    const { actor, held, now } = shownPage();
    held.watchLocation.send(location(failed()));
    actor.send({ type: 'retry.requested' });
    expect(held.watchLocation.running).toEqual([false, true]);
    expect(held.watchItems.running).toEqual([false, true]);
    held.watchLocation.send(location(answered(SHELF)));
    expect(now().context.failure).toBeUndefined();
    expect(now().value).toMatchObject({ location: 'shown' });
  });
});

describe("the location's items", () => {
  test("are asked for by the location's id, once that is known", () => {
    const { held, now } = started();
    expect(now().value).toMatchObject({ items: 'waiting' });
    expect(held.watchItems.inputs).toEqual([]);
    held.watchLocation.send(location(answered(SHELF)));
    expect(held.watchItems.inputs).toEqual([{ locationId: 'l1' }]);
    held.watchLocation.send(location(answered({ ...SHELF, name: 'Renamed' })));
    expect(held.watchItems.inputs).toHaveLength(1);
  });

  test('are not asked for where the host gives no id', () => {
    const { held, now } = shownPage(aLocation({ id: '' }));
    expect(now().value).toMatchObject({ location: 'shown', items: 'waiting' });
    expect(held.watchItems.inputs).toEqual([]);
  });

  test('are kept over a failure, which goes with the next answer', () => {
    const { held, now } = shownPage();
    held.watchItems.send(items(answered([anItem()])));
    held.watchItems.send(items(failed()));
    expect(now().context).toMatchObject({ items: [anItem()], itemsFailure: OFFLINE });
    held.watchItems.send(items(answered([])));
    expect(now().context).toMatchObject({ items: [], itemsFailure: undefined });
  });
});

describe('a location that cannot be read', () => {
  const known = (data = SHELF) =>
    location({ status: 'failed', failure: OFFLINE, data, at: 7, source: 'last-known' });
  const SAMPLE = aLocation({ id: 'sample-workshop', name: 'Workshop' });
  const sample = location({ status: 'failed', failure: OFFLINE, data: SAMPLE, source: 'sample' });

  test('GOAL-12: is shown as it was known, and its items are asked for', () => {
    const { held, now } = started();
    held.watchLocation.send(known());
    expect(now().value).toMatchObject({ location: 'failed' });
    expect(now().context).toMatchObject({
      location: SHELF,
      failure: OFFLINE,
      origin: { source: 'last-known', at: 7, waiting: false },
    });
    expect(held.watchItems.inputs).toEqual([{ locationId: 'l1' }]);
    held.watchItems.send(
      items({ status: 'failed', failure: OFFLINE, data: [anItem()], at: 8, source: 'last-known' }),
    );
    expect(now().context).toMatchObject({
      items: [anItem()],
      itemsFailure: OFFLINE,
      itemsOrigin: { source: 'last-known', at: 8, waiting: false },
    });
  });

  test('LOC-05: is told once for each failure, not while it is tried again', () => {
    const { actor, held, notices } = started();
    held.watchLocation.send(known());
    actor.send({ type: 'retry.requested' });
    held.watchLocation.send(location({ status: 'failed', failure: OFFLINE, refreshing: true, data: SHELF }));
    expect(notices).toHaveLength(1);
    held.watchLocation.send(known());
    expect(notices).toHaveLength(2);
  });

  test('FALLB-08 FALLB-09: a sample is shown with the samples in it; nothing is asked, changed, shared or deleted', () => {
    const { actor, held, now, open } = started();
    held.watchLocation.send(sample);
    expect(now().context).toMatchObject({
      location: SAMPLE,
      origin: { source: 'sample' },
      items: [{ name: 'Red tool chest' }],
      itemsOrigin: { source: 'sample' },
    });
    open();
    actor.send({ type: 'share.requested' });
    actor.send({ type: 'delete.requested' });
    expect(now().value).toMatchObject({
      items: 'waiting',
      description: 'reading',
      sharing: 'idle',
      deletion: 'idle',
    });
    expect(held.watchItems.inputs).toEqual([]);
  });

  test('FALLB-08: nothing of the sample is left when the real one comes', () => {
    const { held, now } = started();
    held.watchLocation.send(sample);
    held.watchLocation.send(location(answered(SHELF)));
    expect(now().context).toMatchObject({ location: SHELF, origin: undefined, items: undefined });
    expect(now().context.itemsOrigin).toBeUndefined();
    expect(held.watchItems.inputs).toEqual([{ locationId: 'l1' }]);
  });

  test('FALLB-08: a sample never takes the place of what was known', () => {
    const { held, now } = shownPage();
    held.watchLocation.send(sample);
    expect(now().context).toMatchObject({ location: SHELF, origin: { source: 'last-known', at: 1000 } });
  });
});

describe("the location's description", () => {
  test('LOC-17: is saved alone', async () => {
    const { held, now, open, write, save, notices } = shownPage();
    open();
    expect(now().context.draft).toBe('By the door');
    write('By the window ');
    save();
    expect(held.saveDescription.inputs).toEqual([{ location: SHELF, description: 'By the window ' }]);
    expect(now().hasTag('saving')).toBe(true);
    await held.saveDescription.answer({
      result: 'saved',
      item: { ...SHELF, description: 'By the window' },
    });
    expect(now().value).toMatchObject({ description: 'reading' });
    expect(now().context.location?.description).toBe('By the window');
    expect(notices).toEqual([{ kind: 'success', text: 'Location updated' }]);
  });

  test('LOC-18: cannot be saved where the location has no id, and stays in the field', () => {
    const { held, now, open, write, save, notices } = shownPage(aLocation({ id: '' }));
    open();
    write('New');
    save();
    expect(notices).toEqual([{ kind: 'error', text: 'Cannot update: No location ID available' }]);
    expect(now().value).toMatchObject({ description: 'editing' });
    expect(now().context.draft).toBe('New');
    expect(held.saveDescription.inputs).toEqual([]);
  });

  test('LOC-19: stays in the field, every character of it, when saving fails', async () => {
    const { held, now, open, write, save, notices } = shownPage();
    open();
    write(' New\n');
    save();
    await held.saveDescription.fail(failure('offline', 'Network error'));
    expect(notices).toEqual([
      { kind: 'error', text: 'Failed to update description', detail: 'Network error' },
    ]);
    expect(now().value).toMatchObject({ description: 'editing' });
    expect(now().context.draft).toBe(' New\n');
    save();
    expect(held.saveDescription.inputs).toHaveLength(2);
  });

  test('is not sent when nothing was changed', () => {
    const { held, now, open, write, save, notices } = shownPage();
    open();
    write('x');
    write('By the door');
    save();
    expect(now().value).toMatchObject({ description: 'reading' });
    expect([held.saveDescription.inputs, notices]).toEqual([[], []]);
  });

  describe('typed into while it is saved', () => {
    const savedWhileTyping = () => {
      const stage = shownPage();
      stage.open();
      stage.write('New');
      stage.save();
      return { ...stage, kept: () => stage.drafts.get(`description_${SHELF.id}`) };
    };

    test('keeps what was sent apart from what was typed since', async () => {
      const { held, now, write, kept } = savedWhileTyping();
      expect(kept()?.since).toBeUndefined();
      write('Newer');
      expect(kept()).toMatchObject({ values: { description: 'Newer' }, since: { description: 'New' } });
      await held.saveDescription.answer({ result: 'saved', item: { ...SHELF, description: 'New' } });
      expect(now().value).toMatchObject({ description: 'editing' });
      expect(now().context.draft).toBe('Newer');
      expect(kept()).toMatchObject({ values: { description: 'Newer' } });
    });

    test('and back to what it was before is something typed as well', () => {
      const { write, kept } = savedWhileTyping();
      write('By the door');
      expect(kept()).toMatchObject({ values: { description: 'By the door' }, since: { description: 'New' } });
    });

    test('and back to what was sent has nothing of its own', async () => {
      const { held, now, write, kept } = savedWhileTyping();
      write('Newer');
      write('New');
      expect(kept()).toMatchObject({ values: { description: 'New' } });
      expect(kept()?.since).toBeUndefined();
      await held.saveDescription.answer({ result: 'saved', item: { ...SHELF, description: 'New' } });
      expect(now().value).toMatchObject({ description: 'reading' });
      expect(kept()).toBeUndefined();
    });

    test('is a draft as a whole again when saving fails', async () => {
      const { held, write, kept } = savedWhileTyping();
      write('Newer');
      await held.saveDescription.fail(failure('offline', 'Network error'));
      expect(kept()).toMatchObject({ values: { description: 'Newer' } });
      expect(kept()?.since).toBeUndefined();
    });
  });

  test('is as before after a cancel, also when it is opened again', () => {
    const { actor, now, open, write } = shownPage();
    open();
    write('x');
    actor.send({ type: 'description.cancelled' });
    expect(now().value).toMatchObject({ description: 'reading' });
    expect(now().context.location?.description).toBe('By the door');
    open();
    expect(now().context.draft).toBe('By the door');
  });

  describe('closed without saving', () => {
    const LEFT = { key: 'description_l1', form: 'location-edit_l1', values: { description: 'Mine' } };

    test('is kept as it was typed, and gone on with when it is opened again', () => {
      const { actor, now, open, write, save, held, drafts } = shownPage();
      open();
      write('Mine');
      actor.send({ type: 'description.closed' });
      expect(now().value).toMatchObject({ description: 'reading' });
      expect(now().context.left?.values).toEqual({ description: 'Mine' });
      expect(drafts.get('description_l1')).toMatchObject({ values: { description: 'Mine' } });
      held.watchLocation.send(location(answered({ ...SHELF, description: 'Theirs' })));
      open();
      expect(now().context.draft).toBe('Mine');
      save();
      // On what it was based on: what others have written is not undone by it.
      expect(held.saveDescription.inputs).toEqual([{ location: SHELF, description: 'Mine' }]);
    });

    test('is no change any more once it was saved elsewhere: what is typed then is one of what stands there', () => {
      const { actor, now, held, open, write, save } = shownPage();
      open();
      write('Mine');
      actor.send({ type: 'description.closed' });
      const saved = { ...SHELF, description: 'Mine' };
      held.watchLocation.send(location(answered(saved)));
      open();
      expect(now().context.draft).toBe('Mine');
      write('Mine, too');
      save();
      expect(held.saveDescription.inputs).toEqual([{ location: saved, description: 'Mine, too' }]);
    });

    test('leaves nothing where nothing was typed', () => {
      const { actor, now, open } = shownPage();
      open();
      actor.send({ type: 'description.closed' });
      expect(now().value).toMatchObject({ description: 'reading' });
      expect(now().context.left).toBeUndefined();
    });

    test('is offered after a reload, until it is discarded', async () => {
      const { actor, now, open, held, drafts } = shownPage();
      drafts.set(LEFT.key, LEFT);
      expect(held.findDescription.inputs).toEqual([{ id: 'l1' }]);
      await held.findDescription.answer(LEFT);
      expect(now().context.left).toEqual(LEFT);
      expect(now().context.location?.description).toBe('By the door');
      actor.send({ type: 'description.discarded' });
      expect([now().context.left, drafts.size]).toEqual([undefined, 0]);
      open();
      expect(now().context.draft).toBe('By the door');
    });

    test('is not offered to somebody who has opened it already', async () => {
      const { now, open, write, held } = shownPage();
      open();
      write('Newer');
      await held.findDescription.answer(LEFT);
      expect(now().context).toMatchObject({ draft: 'Newer', left: undefined });
    });
  });

  test('cannot be opened before the location is shown', () => {
    const { now, open } = started();
    open();
    expect(now().value).toMatchObject({ description: 'reading' });
  });

  test('is not lost when the page is tried again', () => {
    const { actor, held, now, open, write } = shownPage();
    open();
    write('Mine');
    held.watchLocation.send(location(failed()));
    actor.send({ type: 'retry.requested' });
    held.watchLocation.send(location(answered(SHELF)));
    expect(now().value).toMatchObject({ description: 'editing' });
    expect(now().context.draft).toBe('Mine');
  });

  test('is not overwritten while it is edited, whatever arrives', () => {
    const { held, now, open, write } = shownPage();
    open();
    write('Mine');
    held.watchLocation.send(location(answered({ ...SHELF, description: 'Theirs' })));
    expect(now().context.draft).toBe('Mine');
  });
});

describe('deleting the location', () => {
  test('asks first; no, or no answer, means that nothing happens', async () => {
    const { actor, held, now, notices } = shownPage();
    actor.send({ type: 'delete.requested' });
    expect(held.confirmDeletion.inputs).toEqual([SHELF]);
    await held.confirmDeletion.answer(false);
    actor.send({ type: 'delete.requested' });
    await held.confirmDeletion.fail(new Error('no window'));
    expect(now().value).toMatchObject({ deletion: 'idle' });
    expect([held.deleteLocation.inputs, notices]).toEqual([[], []]);
  });

  test.each([
    ['room/1', '/location/room%2F1'],
    [null, '/'],
  ])('yes deletes, says so, and leads from under %s to %s', async (parent_id, to) => {
    const shelf = { ...SHELF, parent_id };
    const { actor, held, notices, visits } = shownPage(shelf);
    actor.send({ type: 'delete.requested' });
    await held.confirmDeletion.answer(true);
    expect(held.deleteLocation.inputs).toEqual([shelf]);
    held.watchLocation.send(location(failed(NOT_FOUND)));
    await held.deleteLocation.answer();
    expect(notices).toEqual([
      { kind: 'success', text: 'Location deleted', detail: 'Shelf 1', deleted: ['l1'] },
    ]);
    expect(visits).toEqual([{ to, replace: true }]);
  });

  test('a refused deletion says why and leaves the page as it is', async () => {
    const { actor, held, now, notices, visits } = shownPage();
    actor.send({ type: 'delete.requested' });
    await held.confirmDeletion.answer(true);
    await held.deleteLocation.fail(failure('conflict', 'It is not empty.'));
    expect(notices).toEqual([
      { kind: 'error', text: 'Failed to delete location', detail: 'It is not empty.' },
    ]);
    expect(visits).toEqual([]);
    expect(now().value).toMatchObject({ location: 'shown', deletion: 'idle' });
  });

  test('is not possible where the location has no id', () => {
    const { actor, held } = shownPage(aLocation({ id: '' }));
    actor.send({ type: 'delete.requested' });
    expect(held.confirmDeletion.inputs).toEqual([]);
  });
});

describe('sharing the location', () => {
  test('LOC-23: a success is told', async () => {
    const { actor, held, now, notices } = shownPage();
    actor.send({ type: 'share.requested' });
    actor.send({ type: 'share.requested' });
    expect(held.shareLocation.inputs).toEqual([SHELF]);
    await held.shareLocation.answer();
    expect(notices).toEqual([{ kind: 'success', text: 'Location URL copied to clipboard' }]);
    expect(now().value).toMatchObject({ sharing: 'idle' });
  });

  test('LOC-24: a failure is told', async () => {
    const { actor, held, notices } = shownPage();
    actor.send({ type: 'share.requested' });
    await held.shareLocation.fail(failure('storage', 'no clipboard'));
    expect(notices).toEqual([{ kind: 'error', text: 'Failed to copy URL' }]);
  });

  test('is not possible before the location is shown', () => {
    const { actor, held } = started();
    actor.send({ type: 'share.requested' });
    expect(held.shareLocation.inputs).toEqual([]);
  });
});
