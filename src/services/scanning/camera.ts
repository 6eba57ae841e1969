import type { CameraFeed, CameraProblem } from '../../model/scanning/camera.ts';
import type { CodeReader } from './codeReader.ts';

/** What of the browser is used, so that it can be another one in a test. */
export interface CameraTools {
  /** Undefined on a plain http:// address. */
  devices: Pick<MediaDevices, 'getUserMedia'> | undefined;
  isSecure: boolean;
  page: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;
  makePicture(): HTMLVideoElement;
}

interface CameraListener {
  onStarting(): void;
  onReady(feed: CameraFeed): void;
  onFailed(problem: CameraProblem): void;
  onSeen(text: string): void;
}

/** The one behind a phone, in a size that is read within a frame or two. */
const WANTED: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 }, height: { ideal: 720 } },
};
/** The longer side of the pictures that are read, in pixels. */
const SIDES = [1280] as const;
/** Between two pictures, in ms: ten a second leave the page its time. */
const BETWEEN = 100;

/**
 * Switches the camera on and tells the text of every code it sees, until the returned function is called. While the page
 * is out of sight the camera is off.
 */
export function watchCamera(tools: CameraTools, reader: CodeReader, listener: CameraListener): () => void {
  const { devices, isSecure, page } = tools;
  let isOver = false;
  /** Each time that it is switched on is a turn of its own: what is left of the one before says nothing more. */
  let turn = 0;
  let off = (): void => {};

  const fail = (problem: CameraProblem): void => {
    turn += 1;
    off();
    listener.onFailed(problem);
  };

  const start = async (): Promise<void> => {
    turn += 1;
    const mine = turn;
    const isMine = (): boolean => mine === turn && !isOver;
    listener.onStarting();
    if (!devices) {
      fail(isSecure ? 'none' : 'insecure');
      return;
    }
    if (!(await reader.canSee())) {
      if (isMine()) fail('hidden');
      return;
    }
    let stream: MediaStream;
    try {
      stream = await devices.getUserMedia(WANTED);
    } catch (error) {
      if (isMine()) fail(problemOf(error));
      return;
    }
    const stop = (): void => stream.getTracks().forEach((track) => track.stop());
    if (!isMine()) {
      stop();
      return;
    }
    const picture = tools.makePicture();
    picture.srcObject = stream;
    off = () => {
      stop();
      picture.srcObject = null;
    };
    const [track] = stream.getVideoTracks();
    track?.addEventListener('ended', () => {
      if (isMine()) fail('busy');
    });
    // Refused where the page has just gone out of sight.
    await picture.play().catch(() => undefined);
    if (!isMine()) return;
    listener.onReady({ picture, hasTorch: hasTorch(track), switchTorch: (on) => switchTorch(track, on) });
    void look(picture, isMine);
  };

  const look = async (picture: HTMLVideoElement, isMine: () => boolean): Promise<void> => {
    while (isMine()) {
      const { videoWidth: width, videoHeight: height } = picture;
      const text = width > 0 ? await reader.read({ source: picture, width, height }, SIDES) : undefined;
      if (!isMine()) return;
      if (text !== undefined) listener.onSeen(text);
      await new Promise((resolve) => void setTimeout(resolve, BETWEEN));
    }
  };

  const onVisibility = (): void => {
    if (page.visibilityState === 'visible') void start();
    else {
      turn += 1;
      off();
      listener.onStarting();
    }
  };
  page.addEventListener('visibilitychange', onVisibility);
  void start();
  return () => {
    isOver = true;
    page.removeEventListener('visibilitychange', onVisibility);
    off();
    reader.end();
  };
}

/** By the names that the specification gives: https://www.w3.org/TR/mediacapture-streams/ */
function problemOf(error: unknown): CameraProblem {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'none' : 'busy';
}

function hasTorch(track: MediaStreamTrack | undefined): boolean {
  const able = track?.getCapabilities?.();
  return able !== undefined && 'torch' in able && able.torch === true;
}

function switchTorch(track: MediaStreamTrack | undefined, torch: boolean): void {
  // TypeScript's types of a browser do not have it yet.
  const advanced = [{ torch } as MediaTrackConstraintSet];
  track?.applyConstraints({ advanced }).catch(() => undefined);
}
