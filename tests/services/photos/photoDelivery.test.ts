import { afterEach, describe, expect, test, vi } from 'vitest';
import { failure } from '../../../src/failure.ts';
import { FAULTS_MANY } from '../../../src/model/unsent/unsent.ts';
import { rejection } from '../host/fakeHost.ts';
import {
  forbidDatabase,
  heldCall,
  ITEM,
  losing,
  OFFLINE,
  photoBrowser,
  photoTab,
  refuseReads,
  refuseWrites,
  refusing,
} from './photos.stage.ts';
import { aPhoto } from './samples.ts';

const LOCAL = { kind: 'item', id: 'local-1234567890ab' } as const;
const SHELF = { kind: 'location', id: 'l1' } as const;
const TOO_LARGE = failure('too-large', 'At most 6 MB.', { status: 413 });
const isGone = (field: string) =>
  failure('invalid', 'Please check the fields.', { status: 422, fields: { [field]: 'Does not exist.' } });

afterEach(() => void vi.restoreAllMocks());

/** A photo that the first try could not deliver, because of the faults. */
async function undelivered(fail: (host: ReturnType<typeof photoBrowser>['host']) => void) {
  const browser = photoBrowser();
  const tab = photoTab(browser);
  const photo = await tab.add();
  fail(browser.host);
  const why = await rejection(tab.deliver(photo.id));
  return { ...tab, browser, host: browser.host, photo, why };
}

/** Another one of the item, refused for itself; gives its id. */
async function undeliveredIn(
  browser: ReturnType<typeof photoBrowser>,
  delivery: ReturnType<typeof photoTab>['delivery'],
  fault: ReturnType<typeof refusing>,
): Promise<string> {
  browser.host.uploadFaults.push(fault);
  const bytes = new Blob(['big'], { type: 'image/jpeg' });
  const { entry } = await delivery.keep({ bytes, filename: 'big.jpg' }, ITEM);
  await rejection(delivery.deliver(entry.id, { progressed: () => {}, stored: () => {} }));
  return entry.id;
}

/** Three photos of an item and one of a location on their way; the first one's upload is held, or fails. */
async function severalUnderWay(fault?: ReturnType<typeof refusing>) {
  const browser = photoBrowser();
  const tab = photoTab(browser);
  const first = heldCall();
  const photos = [
    await tab.add('1.jpg'),
    await tab.add('2.jpg'),
    await tab.add('3.jpg'),
    await tab.add('shelf.jpg', SHELF),
  ];
  browser.host.uploadFaults.push(fault ?? first.fault);
  const [one, ...others] = photos.map(({ id }) => id);
  const failureOf = (id = '') =>
    tab.deliver(id).then(
      () => undefined,
      (why: unknown) => why,
    );
  const delivering = [failureOf(one)];
  if (!fault) await first.reached;
  const all = Promise.all([...delivering, ...others.map(failureOf)]);
  const names = () => browser.host.links.map(({ link }) => link.image.filename);
  return { ...tab, browser, photos, first, all, names };
}

describe('a delivery', () => {
  test('GOAL-06 UPLOAD-05: uploads, links to the item, and only then gives up the photo', async () => {
    const browser = photoBrowser();
    const { add, deliver, delivery, told } = photoTab(browser);
    const photo = await add();
    expect(await delivery.entries()).toEqual([photo]);
    const link = await deliver(photo.id);
    expect(link).toMatchObject({ id: 'link-1', imageId: 'image-1' });
    expect(told).toEqual([100, 'image-1']);
    expect(browser.host.images.get('image-1')).toMatchObject({
      text: 'bolts.jpg',
      image: { filename: 'bolts.jpg' },
    });
    expect(browser.host.links).toEqual([{ owner: ITEM, link, user: 'ada' }]);
    expect(browser.host.calls).toEqual([`upload ${photo.key}`, `link ${photo.key}-link`]);
    expect(await delivery.entries()).toEqual([]);
  });

  test('GOAL-07 UPLOAD-04: links to a location', async () => {
    const browser = photoBrowser();
    const { add, deliver } = photoTab(browser);
    await deliver((await add('shelf.jpg', SHELF)).id);
    expect(browser.host.links).toMatchObject([{ owner: SHELF }]);
  });

  test('of several photos goes on at once, each as the order they were added in says', async () => {
    const browser = photoBrowser();
    const { add, deliver, delivery } = photoTab(browser);
    const held = [heldCall(), heldCall(), heldCall()];
    browser.host.uploadFaults.push(...held.map(({ fault }) => fault));
    browser.clock.now = 5;
    const photos = [await add('1.jpg'), await add('2.jpg'), await add('3.jpg')];
    expect((await delivery.entries()).map(({ filename }) => filename)).toEqual(['1.jpg', '2.jpg', '3.jpg']);
    const all = Promise.all(photos.map(({ id }) => deliver(id)));
    await Promise.all(held.map(({ reached }) => reached));
    for (const { free } of held) free();
    expect(await all).toHaveLength(3);
    expect(await delivery.entries()).toEqual([]);
  });

  test('of several photos links them in the order they were added in, whichever is uploaded first', async () => {
    const { browser, names, all, first } = await severalUnderWay();
    // The one of another owner waits for none of them.
    await vi.waitFor(() => expect(names()).toEqual(['shelf.jpg']));
    first.free();
    await all;
    expect(names()).toEqual(['shelf.jpg', '1.jpg', '2.jpg', '3.jpg']);
    expect(browser.host.images.size).toBe(4);
  });

  test('that has failed keeps no later photo waiting', async () => {
    const { names, all } = await severalUnderWay(refusing(TOO_LARGE));
    expect(await all).toMatchObject([{ failure: TOO_LARGE }, undefined, undefined, undefined]);
    expect(names().filter((name) => name !== 'shelf.jpg')).toEqual(['2.jpg', '3.jpg']);
  });

  test('that is given up while it waits for an earlier photo ends at once, and keeps no later one waiting', async () => {
    const { names, all, first, delivery, photos } = await severalUnderWay();
    await vi.waitFor(() => expect(names()).toEqual(['shelf.jpg']));
    await vi.waitFor(async () =>
      expect(await delivery.entries()).toMatchObject([{}, { imageId: 'image-1' }, { imageId: 'image-2' }]),
    );
    await delivery.discard(photos[1]?.id ?? '');
    expect(await delivery.entries()).toHaveLength(2);
    first.free();
    await all;
    expect(names()).toEqual(['shelf.jpg', '1.jpg', '3.jpg']);
  });

  test('without an answer leaves the photo waiting, and says at which call', async () => {
    const { why, delivery, photo } = await undelivered((host) => host.uploadFaults.push(refusing(OFFLINE)));
    expect(why).toEqual({ stage: 'send', failure: OFFLINE, waits: true });
    expect(await delivery.entries()).toEqual([
      { ...photo, status: 'waiting', failure: expect.objectContaining({ kind: 'offline' }) },
    ]);
  });

  test('whose answer was lost makes no second image and no second link', async () => {
    const { host, deliver, photo, delivery } = await undelivered((h) => h.uploadFaults.push(losing));
    host.linkFaults.push(losing);
    expect(await rejection(deliver(photo.id))).toEqual({ stage: 'link', failure: OFFLINE, waits: true });
    await deliver(photo.id);
    expect(host.images.size).toBe(1);
    expect(host.links).toHaveLength(1);
    expect(await delivery.entries()).toEqual([]);
  });

  test('that a crash cuts off between both calls goes on with the link, in the next page', async () => {
    const { browser, host, photo } = await undelivered((h) => h.linkFaults.push(refusing(OFFLINE)));
    host.calls.length = 0;
    const next = photoTab(browser);
    expect(await next.delivery.send(photo.id)).toMatchObject({ result: 'sent' });
    expect(host.calls).toEqual([`link ${photo.key}-link`]);
    expect(host.images.size).toBe(1);
  });

  test('UPLOAD-05: that goes on with the link tells of the image all the same', async () => {
    const { deliver, photo, told } = await undelivered((h) => h.linkFaults.push(refusing(OFFLINE)));
    told.length = 0;
    await deliver(photo.id);
    expect(told).toEqual(['image-1']);
  });

  test('is made once by two tabs at the same time; both hear of the link', async () => {
    const browser = photoBrowser();
    const [one, other] = [photoTab(browser), photoTab(browser)];
    const photo = await one.add();
    const links = await Promise.all([one.deliver(photo.id), other.deliver(photo.id)]);
    expect(links[0]).toEqual(links[1]);
    expect(browser.host.calls).toHaveLength(2);
    expect(other.told).toEqual(['image-1']);
  });

  test('that was aborted leaves the photo to the outbox', async () => {
    const browser = photoBrowser();
    const { add, deliver, delivery } = photoTab(browser);
    const photo = await add();
    const held = heldCall();
    browser.host.uploadFaults.push(held.fault);
    const abort = new AbortController();
    const delivering = rejection(deliver(photo.id, abort.signal));
    await held.reached;
    abort.abort('left');
    held.free();
    expect(await delivering).toBe('left');
    expect(await delivery.entries()).toMatchObject([{ id: photo.id, status: 'waiting' }]);
    expect(await delivery.send(photo.id)).toMatchObject({ result: 'sent' });
    expect(browser.host.images.size).toBe(1);
  });

  test('is not made for somebody else who has logged in meanwhile', async () => {
    const browser = photoBrowser();
    const tab = photoTab(browser);
    const photo = await tab.add();
    browser.login.user = 'bob';
    expect(await rejection(tab.deliver(photo.id))).toMatchObject({ failure: { kind: 'unauthorised' } });
    const bobs = photoTab(browser);
    expect(await bobs.delivery.entries()).toEqual([]);
    expect(await bobs.delivery.send(photo.id)).toEqual({ result: 'gone' });
    expect(browser.host.calls).toEqual([]);
    browser.login.user = 'ada';
    expect(await photoTab(browser).delivery.send(photo.id)).toMatchObject({ result: 'sent' });
  });
});

describe('a photo that the server refuses', () => {
  test('is set aside with the reason, and can be sent again or discarded', async () => {
    const { why, delivery, host, photo } = await undelivered((h) => h.uploadFaults.push(refusing(TOO_LARGE)));
    expect(why).toEqual({ stage: 'send', failure: TOO_LARGE, waits: false });
    expect(await delivery.entries()).toMatchObject([
      { status: 'refused', failure: { kind: 'too-large', message: 'At most 6 MB.' } },
    ]);
    host.uploadFaults.push(refusing(TOO_LARGE));
    expect(await delivery.send(photo.id)).toMatchObject({ result: 'kept', unreachable: false });
    await delivery.discard(photo.id);
    expect(await delivery.entries()).toEqual([]);
  });

  test.each([
    ['a login that ended', failure('unauthorised', 'Log in.', { status: 401 })],
    ['too many calls', failure('too-many', 'Wait.', { status: 429 })],
  ])('for %s waits for another try, which sends the same picture', async (_, reason) => {
    const { why, delivery, host, photo } = await undelivered((h) => h.uploadFaults.push(refusing(reason)));
    expect(why).toMatchObject({ waits: true });
    expect(await delivery.entries()).toMatchObject([{ status: 'waiting', failure: { kind: reason.kind } }]);
    expect(await delivery.send(photo.id)).toMatchObject({ result: 'sent' });
    expect(host.images.size).toBe(1);
    expect(await delivery.entries()).toEqual([]);
  });

  test('again and again with a fault of its own waits for another try', async () => {
    const fault = failure('server', 'Broken', { status: 500 });
    const { delivery, host, photo } = await undelivered((h) => h.uploadFaults.push(refusing(fault)));
    for (let again = 2; again < 8; again++) {
      host.uploadFaults.push(refusing(fault));
      await delivery.send(photo.id);
      expect(await delivery.entries()).toMatchObject([{ status: 'waiting', faults: again }]);
    }
    await delivery.send(photo.id);
    expect(await delivery.entries()).toEqual([]);
  });

  test('because its item is gone is set aside; the image stays for the picker', async () => {
    const { why, delivery, host } = await undelivered((h) => h.linkFaults.push(refusing(isGone('item_id'))));
    const message =
      "The item that it belongs to is gone. The picture is on the server: 'Browse Existing' offers it.";
    expect(why).toMatchObject({ stage: 'link', failure: { message } });
    expect(await delivery.entries()).toMatchObject([
      { status: 'refused', imageId: 'image-1', failure: { message } },
    ]);
    expect(host.images.size).toBe(1);
  });

  test('because its image was deleted before the link is sent as another image', async () => {
    const { host, photo, delivery } = await undelivered((h) => {
      h.linkFaults.push(() => {
        h.images.clear();
      });
    });
    expect(await delivery.entries()).toMatchObject([{ status: 'waiting', imageId: undefined }]);
    expect(await delivery.send(photo.id)).toMatchObject({ result: 'sent' });
    expect(host.links).toHaveLength(1);
    expect(new Set(host.calls).size).toBe(4);
  });

  test('in doubt, on a host that knows no keys, is not sent again unasked', async () => {
    const { why, delivery } = await undelivered((host) => {
      host.isIdempotent = false;
      host.uploadFaults.push(refusing(failure('timeout', 'Too late.')));
    });
    expect(why).toMatchObject({ waits: false });
    expect(await delivery.entries()).toMatchObject([
      { status: 'refused', failure: { message: expect.stringContaining('may have it already') } },
    ]);
  });
});

describe('a photo of an item that only this browser has', () => {
  test('waits for its item, and says nothing of the server', async () => {
    const browser = photoBrowser();
    const { add, deliver, delivery } = photoTab(browser);
    browser.unsentItems.add(LOCAL.id);
    const photo = await add('new.jpg', LOCAL);
    expect(await rejection(deliver(photo.id))).toMatchObject({ failure: { title: 'Waiting for its item' } });
    expect(await delivery.send(photo.id)).toMatchObject({ result: 'kept', unreachable: false });
    expect(browser.host.calls).toEqual([]);
    expect(await delivery.entries()).toMatchObject([{ status: 'waiting' }]);
  });

  test('counts as unsent from the first moment on', async () => {
    const { add } = photoTab(photoBrowser());
    expect(await add('new.jpg', LOCAL)).toMatchObject({
      status: 'waiting',
      failure: { message: 'It is sent after the item that it belongs to.' },
    });
  });

  test.each(['is told', 'finds out'])('goes to the item once that was sent, as it %s', async (how) => {
    const browser = photoBrowser();
    const { add, delivery } = photoTab(browser);
    const photo = await add('new.jpg', LOCAL);
    if (how === 'is told') await delivery.adopt(LOCAL.id, ITEM.id);
    else browser.sentItems.set(LOCAL.id, ITEM.id);
    // On the page of the item that the server has now it is shown as not sent yet.
    expect(await delivery.ofOwner(ITEM)).toMatchObject([{ id: photo.id }]);
    expect(await delivery.send(photo.id)).toMatchObject({ result: 'sent' });
    expect(browser.host.links).toMatchObject([{ owner: ITEM }]);
  });

  test('is found by that id, and by no other', async () => {
    const { add, delivery } = photoTab(photoBrowser());
    const photo = await add('new.jpg', LOCAL);
    await add('other.jpg', { kind: 'location', id: LOCAL.id });
    expect((await delivery.ofOwner(LOCAL)).map(({ id }) => id)).toEqual([photo.id]);
    expect(await delivery.ofOwner(ITEM)).toEqual([]);
  });

  test('is set aside when that is not there any more', async () => {
    const browser = photoBrowser();
    const { add, delivery } = photoTab(browser);
    const photo = await add('new.jpg', LOCAL);
    expect(await delivery.send(photo.id)).toMatchObject({ result: 'kept', unreachable: false });
    expect(await delivery.entries()).toMatchObject([{ status: 'refused', failure: { kind: 'not-found' } }]);
    expect(browser.host.calls).toEqual([]);
  });
});

describe('a photo that the browser has no room for', () => {
  test('says so plainly, is sent all the same, and drops nothing else', async () => {
    const browser = photoBrowser();
    const { add, delivery, deliver } = photoTab(browser);
    const before = await add('before.jpg');
    refuseWrites();
    const kept = await delivery.keep({ bytes: new Blob(['late']), filename: 'late.jpg' }, ITEM);
    expect(kept.isKept).toBe(false);
    const message = "This browser's storage is full. It is here only as long as this page is open.";
    expect(kept.entry.failure).toMatchObject({ kind: 'storage', message });
    expect((await delivery.entries()).map(({ filename }) => filename)).toEqual(['before.jpg', 'late.jpg']);
    await deliver(kept.entry.id);
    expect(browser.host.links).toHaveLength(1);
    vi.restoreAllMocks();
    expect(await delivery.entries()).toEqual([before]);
  });

  test('is still in the outbox of its page when it could not be sent either, with both reasons', async () => {
    const browser = photoBrowser();
    const { add, deliver, delivery } = photoTab(browser);
    refuseWrites();
    const photo = await add('late.jpg');
    browser.host.isAway = true;
    await rejection(deliver(photo.id));
    expect(await delivery.entries()).toMatchObject([
      {
        status: 'waiting',
        failure: { message: 'No answer It is here only as long as this page is open.' },
      },
    ]);
    browser.host.isAway = false;
    expect(await delivery.send(photo.id)).toMatchObject({ result: 'sent' });
    expect(await delivery.entries()).toEqual([]);
  });

  test('can be discarded', async () => {
    const { add, delivery } = photoTab(photoBrowser());
    refuseWrites();
    const photo = await add('late.jpg');
    await delivery.discard(photo.id);
    expect(await delivery.entries()).toEqual([]);
  });

  test('where storing is forbidden altogether is sent from the page', async () => {
    const browser = photoBrowser();
    forbidDatabase();
    const { add, deliver, delivery } = photoTab(browser);
    const photo = await add();
    expect(await delivery.entries()).toEqual([photo]);
    await deliver(photo.id);
    expect(browser.host.links).toHaveLength(1);
  });
});

describe('the outbox', () => {
  test('does not touch what an upload has in hand, in this tab or another', async () => {
    const browser = photoBrowser();
    const [one, other] = [photoTab(browser), photoTab(browser)];
    const photo = await one.add();
    const held = heldCall();
    browser.host.uploadFaults.push(held.fault);
    const delivering = one.deliver(photo.id);
    await held.reached;
    expect(await one.delivery.send(photo.id)).toEqual({ result: 'busy' });
    expect(await other.delivery.send(photo.id)).toEqual({ result: 'busy' });
    held.free();
    await delivering;
    expect(await other.delivery.send(photo.id)).toEqual({ result: 'gone' });
  });

  test('does not touch what has yet to have its turn, in this tab or another', async () => {
    const browser = photoBrowser();
    const [one, other] = [photoTab(browser), photoTab(browser)];
    const photo = await one.add();
    expect(await one.delivery.send(photo.id)).toEqual({ result: 'busy' });
    expect(await other.delivery.send(photo.id)).toEqual({ result: 'busy' });
    expect(await one.delivery.entries()).toEqual([photo]);
    await one.deliver(photo.id);
    expect(browser.host.links).toHaveLength(1);
  });

  test('sends what was kept as somebody else’s, and left, once that person is here', async () => {
    const browser = photoBrowser();
    const { delivery } = photoTab(browser);
    const ready = { bytes: new Blob(['eve'], { type: 'image/jpeg' }), filename: 'eve.jpg' };
    const { entry } = await delivery.keep(ready, ITEM, 'eve');
    await delivery.leave(entry.id);
    expect(await delivery.entries()).toEqual([]);
    expect(await delivery.send(entry.id)).toEqual({ result: 'gone' });
    browser.login.user = 'eve';
    const hers = photoTab(browser);
    expect(await hers.delivery.entries()).toEqual([{ ...entry, status: 'waiting' }]);
    expect(await hers.delivery.send(entry.id)).toMatchObject({ result: 'sent' });
    expect(browser.host.links).toMatchObject([{ user: 'eve' }]);
  });

  test('counts what the end of a page has cut off, and not what another tab has in hand', async () => {
    const browser = photoBrowser();
    const tab = photoTab(browser);
    const cutOff = aPhoto({ status: 'sending', madeAt: 1 });
    await tab.store.add(cutOff, new Blob());
    const inHand = await tab.add('in-hand.jpg');
    const held = heldCall();
    browser.host.uploadFaults.push(held.fault);
    const delivering = tab.deliver(inHand.id);
    await held.reached;
    const next = photoTab(browser);
    await vi.waitFor(async () =>
      expect(await next.delivery.entries()).toMatchObject([
        { id: cutOff.id, status: 'waiting' },
        { id: inHand.id, status: 'sending' },
      ]),
    );
    held.free();
    await delivering;
  });

  test('counts what another tab had in hand that was closed since, once it looks again', async () => {
    const browser = photoBrowser();
    const closed = photoTab(browser);
    const photo = await closed.add();
    const { delivery } = photoTab(browser);
    await delivery.recover();
    expect(await delivery.entries()).toMatchObject([{ id: photo.id, status: 'sending' }]);
    browser.locks.release(photo.id);
    await delivery.recover();
    expect(await delivery.entries()).toMatchObject([{ id: photo.id, status: 'waiting' }]);
  });

  test('counts nothing that this page has in hand, whatever has become of its lock', async () => {
    const browser = photoBrowser();
    const { add, delivery } = photoTab(browser);
    const photo = await add();
    browser.locks.release(photo.id);
    await delivery.recover();
    expect(await delivery.entries()).toMatchObject([{ id: photo.id, status: 'sending' }]);
  });

  test('waits for no upload of this page: what comes after one keeps its order, and is linked by a later try', async () => {
    const browser = photoBrowser();
    const { add, deliver, delivery } = photoTab(browser);
    const photos = [await add('1.jpg'), await add('2.jpg')];
    await delivery.leave(photos[1]?.id ?? '');
    const held = heldCall();
    browser.host.uploadFaults.push(held.fault);
    const delivering = deliver(photos[0]?.id ?? '');
    await held.reached;
    expect(await delivery.send(photos[1]?.id ?? '')).toMatchObject({ result: 'kept', unreachable: false });
    expect((await delivery.entries())[1]).toMatchObject({
      status: 'waiting',
      imageId: 'image-1',
      failure: { title: 'Waiting for another photo' },
    });
    held.free();
    await delivering;
    expect(await delivery.send(photos[1]?.id ?? '')).toMatchObject({ result: 'sent' });
    expect(browser.host.links.map(({ link }) => link.image.filename)).toEqual(['1.jpg', '2.jpg']);
    expect(browser.host.images.size).toBe(2);
  });

  test('says when the server is away, so that the others are not tried', async () => {
    const { browser, delivery, photo } = await undelivered((host) => (host.isAway = true));
    expect(await delivery.send(photo.id)).toMatchObject({ result: 'kept', unreachable: true });
    // The same outcome again is not written again: other tabs would read all photos anew.
    const mark = browser.storage.getItem('unsent_photos');
    await delivery.send(photo.id);
    expect(browser.storage.getItem('unsent_photos')).toBe(mark);
  });
});

describe('a photo whose item is gone', () => {
  test.each([ITEM.id, 'item-00002'])('is sent by itself once that is back, as %s', async (id) => {
    const { browser, delivery, photo } = await undelivered((host) =>
      host.linkFaults.push(refusing(isGone('item_id'))),
    );
    const other = await undeliveredIn(browser, delivery, refusing(TOO_LARGE));
    await delivery.revive({ kind: 'location', id: ITEM.id }, id);
    expect(await delivery.entries()).toMatchObject([{ status: 'refused' }, { status: 'refused' }]);
    await delivery.revive(ITEM, id);
    expect(await delivery.entries()).toMatchObject([
      { id: photo.id, status: 'waiting', failure: undefined },
      { id: other, status: 'refused' },
    ]);
    expect(await delivery.send(photo.id)).toMatchObject({ result: 'sent' });
    expect(browser.host.links).toMatchObject([{ owner: { kind: 'item', id } }]);
    expect(browser.host.images.size).toBe(1);
  });

  test('is sent by itself once a new item that was taken back is added again', async () => {
    const browser = photoBrowser();
    const { delivery, add } = photoTab(browser);
    const photo = await add('new.jpg', LOCAL);
    // Its item was never sent, and is not in this browser any more.
    await delivery.send(photo.id);
    expect(await delivery.entries()).toMatchObject([{ status: 'refused' }]);
    browser.sentItems.set(LOCAL.id, ITEM.id);
    await delivery.revive(LOCAL, LOCAL.id);
    expect(await delivery.entries()).toMatchObject([{ status: 'waiting', failure: undefined }]);
    expect(await delivery.send(photo.id)).toMatchObject({ result: 'sent' });
    expect(browser.host.links).toMatchObject([{ owner: ITEM }]);
  });
});

test.each([1, 2])('a photo whose first %d reads fail was not discarded, and waits', async (times) => {
  const browser = photoBrowser();
  const tab = photoTab(browser);
  const photo = await tab.add();
  refuseReads(times);
  expect(await rejection(tab.deliver(photo.id))).toMatchObject({
    stage: 'send',
    failure: { kind: 'storage' },
    waits: true,
  });
  await tab.delivery.leave(photo.id);
  expect(await tab.delivery.entries()).toMatchObject([{ id: photo.id, status: 'waiting' }]);
  expect(await tab.delivery.send(photo.id)).toMatchObject({ result: 'sent' });
});

describe('a discarded photo', () => {
  test('gives up what is on its way, and is linked to nothing', async () => {
    const browser = photoBrowser();
    const { add, deliver, delivery } = photoTab(browser);
    const photo = await add();
    const held = heldCall();
    browser.host.uploadFaults.push(held.fault);
    const delivering = rejection(deliver(photo.id));
    await held.reached;
    const discarding = delivery.discard(photo.id);
    held.free();
    await discarding;
    expect(await delivering).toMatchObject({ stage: 'send', failure: { kind: 'not-found' } });
    expect(await delivery.entries()).toEqual([]);
    expect(browser.host.links).toEqual([]);
  });

  test('that another tab is sending is linked to nothing', async () => {
    const browser = photoBrowser();
    const [one, other] = [photoTab(browser), photoTab(browser)];
    const photo = await one.add();
    const held = heldCall();
    browser.host.uploadFaults.push(held.fault);
    const delivering = rejection(one.deliver(photo.id));
    await held.reached;
    const discarding = other.delivery.discard(photo.id);
    await vi.waitFor(async () => expect(await one.store.find(photo.id)).toMatchObject({ isDiscarded: true }));
    held.free();
    await discarding;
    expect(await delivering).toMatchObject({ stage: 'send', failure: { kind: 'not-found' } });
    expect(browser.host.links).toEqual([]);
    expect(await one.delivery.entries()).toEqual([]);
  });

  test('that another tab is sending is given up as soon as that one hears of it', async () => {
    const browser = photoBrowser();
    const [one, other] = [photoTab(browser), photoTab(browser)];
    const photo = await one.add();
    const held = heldCall();
    browser.host.uploadFaults.push(held.fault);
    const delivering = rejection(one.deliver(photo.id));
    await held.reached;
    const discarding = other.delivery.discard(photo.id);
    await vi.waitFor(async () => expect(await one.store.find(photo.id)).toMatchObject({ isDiscarded: true }));
    one.hear();
    await discarding;
    expect(await delivering).toMatchObject({ failure: { kind: 'not-found' } });
    expect(await other.delivery.entries()).toEqual([]);
  });

  test.each(['this', 'another'])('that %s tab has linked meanwhile is told as sent', async (which) => {
    const browser = photoBrowser();
    const [one, other] = [photoTab(browser), photoTab(browser)];
    const photo = await one.add();
    const held = heldCall();
    browser.host.linkFaults.push(held.fault);
    const delivering = one.deliver(photo.id);
    await held.reached;
    const discarding = rejection((which === 'this' ? one : other).delivery.discard(photo.id));
    await vi.waitFor(async () => expect(await one.store.find(photo.id)).toMatchObject({ isDiscarded: true }));
    held.free();
    expect(await discarding).toMatchObject({
      kind: 'stale',
      title: 'Not discarded',
      message: 'It was sent meanwhile, and is on the server now.',
    });
    expect(await delivering).toMatchObject({ id: 'link-1' });
    expect(browser.host.links).toHaveLength(1);
  });

  test('whose page ended before it was removed is sent by no other one, and goes', async () => {
    const browser = photoBrowser();
    const tab = photoTab(browser);
    const photo = aPhoto({ isDiscarded: true });
    await tab.store.add(photo, new Blob());
    expect(await tab.delivery.send(photo.id)).toEqual({ result: 'gone' });
    expect(await tab.delivery.entries()).toEqual([]);
    await tab.store.add(aPhoto({ status: 'refused', isDiscarded: true }), new Blob());
    const next = photoTab(browser);
    await vi.waitFor(async () => expect(await next.delivery.entries()).toEqual([]));
    expect(browser.host.calls).toEqual([]);
  });

  test('that has yet to have its turn in another tab goes as soon as that one hears of it', async () => {
    const browser = photoBrowser();
    const [one, other] = [photoTab(browser), photoTab(browser)];
    const photo = await one.add();
    const discarding = other.delivery.discard(photo.id);
    await vi.waitFor(async () => expect(await one.store.find(photo.id)).toMatchObject({ isDiscarded: true }));
    one.hear();
    await discarding;
    expect(await one.delivery.entries()).toEqual([]);
    expect(await rejection(one.deliver(photo.id))).toMatchObject({ failure: { kind: 'not-found' } });
  });

  test('whose link has arrived without an answer is taken from the server when that is back, also after a reload', async () => {
    const { browser, host, delivery, photo, store } = await undelivered((one) => one.linkFaults.push(losing));
    host.isAway = true;
    await delivery.discard(photo.id);
    expect([await delivery.entries(), await delivery.ofOwner(ITEM)]).toEqual([[], []]);
    expect(await store.find(photo.id)).toMatchObject({ isDiscarded: true });
    const next = photoTab(browser);
    await vi.waitFor(async () => expect(await next.delivery.send(photo.id)).toEqual({ result: 'gone' }));
    expect([await next.delivery.entries(), host.links.length]).toEqual([[], 1]);
    host.isAway = false;
    await vi.waitFor(async () => {
      await next.delivery.recover();
      expect([host.links, await store.find(photo.id)]).toEqual([[], undefined]);
    });
  });

  test('whose link has arrived is taken from the server as soon as that is back, without anything of the page', async () => {
    const browser = photoBrowser();
    const { host } = browser;
    const { add, backs, deliver, delivery, store } = photoTab(browser);
    const photos = [await add('1.jpg'), await add('2.jpg')];
    for (const { id } of photos) {
      host.linkFaults.push(losing);
      await rejection(deliver(id));
    }
    host.isAway = true;
    for (const { id } of photos) await delivery.discard(id);
    await vi.waitFor(() => expect(backs).toHaveLength(1));
    backs.shift()?.();
    await vi.waitFor(() => expect(backs).toHaveLength(1));
    host.isAway = false;
    backs.shift()?.();
    await vi.waitFor(async () =>
      expect([host.links, ...(await Promise.all(photos.map(({ id }) => store.find(id))))]).toEqual([
        [],
        undefined,
        undefined,
      ]),
    );
    expect(backs).toEqual([]);
  });

  test('is kept until its link is taken back, however often the server has failed before and since', async () => {
    const browser = photoBrowser();
    const { host } = browser;
    const { add, deliver, delivery, store } = photoTab(browser);
    const photo = await add();
    const full = failure('server', 'The disk is full.', { status: 507 });
    host.linkFaults.push((commit) => {
      commit();
      throw full;
    });
    await rejection(deliver(photo.id));
    await store.change(photo.id, (one) => ({ ...one, faults: FAULTS_MANY }));
    const tries = vi.spyOn(host, 'withdrawLink').mockRejectedValue(full);
    await delivery.discard(photo.id);
    for (let seen = 1; seen <= FAULTS_MANY; seen++) {
      await vi.waitFor(() => expect(tries.mock.calls.length).toBeGreaterThanOrEqual(seen));
      await delivery.recover();
    }
    tries.mockRestore();
    await vi.waitFor(async () => {
      await delivery.recover();
      expect([host.links, await store.find(photo.id)]).toEqual([[], undefined]);
    });
  });

  test('is kept until then also where the storage has refused another one', async () => {
    const { add, host, delivery, photo, store } = await undelivered((one) => one.linkFaults.push(losing));
    host.isAway = true;
    refuseWrites();
    await add('other.jpg');
    vi.restoreAllMocks();
    await delivery.discard(photo.id);
    expect(delivery.hasUnkept()).toBe(true);
    expect(await store.find(photo.id)).toMatchObject({ isDiscarded: true });
  });

  test('is told as discarded to who waits for it, also where the storage takes no note of that', async () => {
    const browser = photoBrowser();
    const { add, deliver, delivery } = photoTab(browser);
    const photo = await add();
    const held = heldCall();
    browser.host.uploadFaults.push(held.fault);
    const delivering = rejection(deliver(photo.id));
    await held.reached;
    refuseWrites();
    await delivery.discard(photo.id);
    expect(await delivering).toMatchObject({ failure: { kind: 'not-found' } });
  });

  test.each(['before', 'while its link is on its way'])(
    'whose link has arrived without an answer is taken from the server: %s',
    async (when) => {
      const browser = photoBrowser();
      const { host } = browser;
      const { add, deliver, delivery } = photoTab(browser);
      const photo = await add();
      const held = heldCall();
      if (when === 'before') host.linkFaults.push(losing);
      else
        host.linkFaults.push(async (commit) => {
          commit();
          await held.fault(commit);
          throw OFFLINE;
        });
      const delivering = rejection(deliver(photo.id));
      if (when !== 'before') await held.reached;
      else await delivering;
      const discarding = delivery.discard(photo.id);
      held.free();
      await discarding;
      await delivering;
      await vi.waitFor(() => expect(host.links).toEqual([]));
      expect(await delivery.entries()).toEqual([]);
    },
  );

  test('is not asked for where its picture has not arrived, nor by whoever else is here', async () => {
    const browser = photoBrowser();
    const { host } = browser;
    const { add, deliver, delivery } = photoTab(browser);
    const [one, other] = [await add(), await add()];
    host.uploadFaults.push(() => Promise.reject(OFFLINE));
    await rejection(deliver(one.id));
    await delivery.discard(one.id);
    host.linkFaults.push(losing);
    await rejection(deliver(other.id));
    browser.login.user = 'bob';
    await delivery.discard(other.id);
    expect(host.calls.filter((call) => call.startsWith('withdraw'))).toEqual([]);
  });

  test('is sent by nobody afterwards', async () => {
    const browser = photoBrowser();
    const { add, deliver, delivery } = photoTab(browser);
    const photo = await add();
    await delivery.discard(photo.id);
    expect(await delivery.send(photo.id)).toEqual({ result: 'gone' });
    expect(await rejection(deliver(photo.id))).toMatchObject({ failure: { kind: 'not-found' } });
    expect(browser.host.calls).toEqual([]);
  });
});

test('a kept photo can be shown, for as long as it is wanted', async () => {
  const { add, delivery } = photoTab(photoBrowser());
  const revoke = vi.spyOn(URL, 'revokeObjectURL');
  const shown = await delivery.show((await add()).id);
  expect(shown?.url).toMatch(/^blob:/);
  shown?.release();
  expect(revoke).toHaveBeenCalledWith(shown?.url);
  expect(await delivery.show('photo-unknown')).toBeUndefined();
});
