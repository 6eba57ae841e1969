import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CameraProblem } from '../../../src/model/scanning/camera.ts';
import { watchCamera } from '../../../src/services/scanning/camera.ts';
import type { CodeReader } from '../../../src/services/scanning/codeReader.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

class FakeTrack extends EventTarget {
  isOn = true;
  readonly torches: unknown[] = [];
  getCapabilities = () => ({ torch: true });
  applyConstraints = async (wanted: unknown): Promise<void> => void this.torches.push(wanted);
  stop(): void {
    this.isOn = false;
  }
}

/** A camera that is given as `given` says, and whose pictures hold `texts`, one after the other. */
function camera(
  given: 'at once' | 'held' | DOMException | 'nothing' = 'at once',
  texts: (string | undefined)[] = [],
  isSecure = true,
  canSee = true,
) {
  const told: string[] = [];
  const tracks: FakeTrack[] = [];
  const allow: (() => void)[] = [];
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState });
  const reader: CodeReader & { ends: number } = {
    ends: 0,
    read: async () => texts.shift(),
    canSee: async () => canSee,
    end() {
      this.ends += 1;
    },
  };
  const getUserMedia = async (): Promise<MediaStream> => {
    if (given instanceof DOMException) throw given;
    if (given === 'held') await new Promise<void>((resolve) => void allow.push(resolve));
    const track = new FakeTrack();
    tracks.push(track);
    // Only its tracks are used.
    return { getTracks: () => [track], getVideoTracks: () => [track] } as unknown as MediaStream;
  };
  const picture = { videoWidth: 640, videoHeight: 480, srcObject: null, play: async () => undefined };
  const feeds: { switchTorch(on: boolean): void; hasTorch: boolean }[] = [];
  const stop = watchCamera(
    {
      devices: given === 'nothing' ? undefined : { getUserMedia },
      isSecure,
      page,
      makePicture: () => picture as unknown as HTMLVideoElement,
    },
    reader,
    {
      onStarting: () => void told.push('starting'),
      onReady: (feed) => void (told.push('ready'), feeds.push(feed)),
      onFailed: (problem: CameraProblem) => void told.push(problem),
      onSeen: (text) => void told.push(`seen ${text}`),
    },
  );
  const see = (state: DocumentVisibilityState) => {
    page.visibilityState = state;
    page.dispatchEvent(new Event('visibilitychange'));
  };
  return {
    told,
    tracks,
    allow,
    stop,
    reader,
    see,
    feeds,
    pass: (time = 0) => vi.advanceTimersByTimeAsync(time),
  };
}

describe('the camera', () => {
  test('tells each code that it sees, ten pictures a second, until it is ended', async () => {
    const { told, tracks, stop, reader, pass } = camera('at once', [undefined, 'WS-A1', 'WS-A1', 'WS-A2']);
    await pass();
    expect(told).toEqual(['starting', 'ready']);
    await pass(200);
    expect(told.slice(2)).toEqual(['seen WS-A1', 'seen WS-A1']);
    stop();
    await pass(1000);
    expect(told).toHaveLength(4);
    expect([tracks[0]?.isOn, reader.ends]).toEqual([false, 1]);
  });

  test.each([
    ['NotAllowedError', 'denied'],
    ['SecurityError', 'denied'],
    ['NotFoundError', 'none'],
    ['OverconstrainedError', 'none'],
    ['NotReadableError', 'busy'],
  ])('that is not given for a %s is %s', async (name, problem) => {
    const { told, pass } = camera(new DOMException('', name));
    await pass();
    expect(told).toEqual(['starting', problem]);
  });

  test('is not there at an address without https, which is said as such', async () => {
    const plain = camera('nothing', [], false);
    const secure = camera('nothing');
    await plain.pass();
    expect([plain.told.at(-1), secure.told.at(-1)]).toEqual(['insecure', 'none']);
  });

  test('is not switched on where the browser hides what it sees, which is said as such', async () => {
    const { told, tracks, pass } = camera('at once', ['WS-A1'], true, false);
    await pass(500);
    expect([told, tracks]).toEqual([['starting', 'hidden'], []]);
  });

  test('is off while the page is out of sight, and on again with it', async () => {
    const { told, tracks, see, pass } = camera();
    await pass();
    see('hidden');
    expect(tracks.map(({ isOn }) => isOn)).toEqual([false]);
    see('visible');
    await pass();
    expect(tracks.map(({ isOn }) => isOn)).toEqual([false, true]);
    expect(told).toEqual(['starting', 'ready', 'starting', 'starting', 'ready']);
  });

  test('that is given after nobody wants it any more is switched off at once', async () => {
    const { told, tracks, allow, stop, pass } = camera('held');
    await pass();
    stop();
    allow[0]?.();
    await pass();
    expect(told).toEqual(['starting']);
    expect(tracks.map(({ isOn }) => isOn)).toEqual([false]);
  });

  test('that is pulled out is told', async () => {
    const { told, tracks, pass } = camera();
    await pass();
    tracks[0]?.dispatchEvent(new Event('ended'));
    expect(told.at(-1)).toBe('busy');
  });

  test('has a light where it says so', async () => {
    const { feeds, tracks, pass } = camera();
    await pass();
    expect(feeds[0]?.hasTorch).toBe(true);
    feeds[0]?.switchTorch(true);
    expect(tracks[0]?.torches).toEqual([{ advanced: [{ torch: true }] }]);
  });
});
