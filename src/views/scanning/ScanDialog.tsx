import { useActorRef, useSelector } from '@xstate/react';
import { type ReactNode, useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { scanMachine } from '../../machines/scanning/scan.machine.ts';
import { type CameraFeed, PROBLEM_WORDS } from '../../model/scanning/camera.ts';
import { useDeferred } from '../AppContext.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Loading } from '../ui/Loading.tsx';
import { useTypedScans } from './scanTakers.ts';
import '../styles/scanning/scan.css';

interface ScanDialogProps {
  /** What the code is for: 'Scan where to move M3 screws'. */
  purpose: string;
  /** Told the text of the first code, once. */
  onScanned(text: string): void;
  onClose(): void;
}

/** Reads one code, with the camera or from a photo. */
export default function ScanDialog({ purpose, onScanned, onClose }: ScanDialogProps) {
  const { scanning } = useDeferred();
  const [machine] = useState(() => scanMachine.provide(scanning.scan));
  const scan = useActorRef(machine);
  const { feed, isTorchOn, problem, photoProblem } = useSelector(scan, (state) => state.context);
  const isBlocked = useSelector(scan, (state) => state.matches('blocked'));
  const isReading = useSelector(scan, (state) => state.matches('photo'));
  const found = useRef(onScanned);
  useLayoutEffect(() => {
    found.current = onScanned;
  });
  useEffect(() => {
    const watching = scan.on('code.found', ({ text }) => found.current(text));
    return () => watching.unsubscribe();
  }, [scan]);
  useTypedScans(useCallback((text: string) => scan.send({ type: 'code.seen', text }), [scan]));
  const words = isBlocked && problem ? PROBLEM_WORDS[problem] : undefined;

  return (
    <Dialog label="Scan a code" className="scan" onClose={onClose}>
      <div className="dialog-head">
        <h2>{purpose}</h2>
        <button type="button" className="icon-button push" aria-label="Close" onClick={onClose}>
          <Icon name="i-lucide-x" />
        </button>
      </div>
      <div className="scan-view">
        {feed ? (
          <Seen feed={feed} />
        ) : words ? (
          <Said icon="i-lucide-camera-off" title={words.title}>
            {words.advice}
            {problem !== 'hidden' && ' You can also choose a photo of the code.'}
          </Said>
        ) : (
          <Loading text={isReading ? 'Reading the photo...' : 'Starting the camera...'} />
        )}
      </div>
      <p role="status" className="scan-said">
        {photoProblem === 'no code' &&
          'No code found in the photo. Take it closer, sharp and with the whole code.'}
        {photoProblem === 'hidden' && `${PROBLEM_WORDS.hidden.title}. ${PROBLEM_WORDS.hidden.advice}`}
        {photoProblem === 'unreadable' && 'This browser cannot read that file as a photo.'}
        {photoProblem === undefined && feed && 'Hold the code into the frame.'}
      </p>
      {isBlocked && <TypedLabel onTyped={(text) => scan.send({ type: 'code.seen', text })} />}
      <div className="dialog-foot scan-foot">
        <PhotoButton onChosen={(photo) => scan.send({ type: 'photo.chosen', photo })} />
        {isBlocked && (
          <button
            type="button"
            className="button"
            onClick={() => scan.send({ type: 'retry.requested' })}
            data-autofocus=""
          >
            <Icon name="i-lucide-refresh-cw" />
            Try again
          </button>
        )}
        {feed?.hasTorch && (
          <button
            type="button"
            className="button"
            aria-pressed={isTorchOn}
            onClick={() => scan.send({ type: 'torch.switched', on: !isTorchOn })}
          >
            <Icon name="i-lucide-flashlight" />
            Light
          </button>
        )}
      </div>
    </Dialog>
  );
}

/** Without a camera what stands beside the code does as well. */
function TypedLabel({ onTyped }: { onTyped(text: string): void }) {
  const id = useId();
  const [text, setText] = useState('');
  return (
    <form
      className="scan-typed"
      onSubmit={(event) => {
        event.preventDefault();
        onTyped(text);
      }}
    >
      <label htmlFor={id}>Or type what the label says</label>
      <div className="joined">
        <input
          id={id}
          className="input"
          value={text}
          autoComplete="off"
          autoCapitalize="characters"
          enterKeyHint="go"
          onChange={({ target }) => setText(target.value)}
        />
        <button type="submit" className="button">
          Go on
        </button>
      </div>
    </form>
  );
}

/** What the camera sees: its own element, which outlives a drawing. */
function Seen({ feed }: { feed: CameraFeed }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    place.current?.replaceChildren(feed.picture);
  }, [feed]);
  return <div ref={place} className="scan-seen" />;
}

function Said({ icon, title, children }: { icon: string; title: string; children: ReactNode }) {
  return (
    <div className="scan-problem" role="alert">
      <Icon name={icon} />
      <h3>{title}</h3>
      <p>{children}</p>
    </div>
  );
}

/** Works everywhere: on a phone it offers to take one. */
function PhotoButton({ onChosen }: { onChosen(photo: Blob): void }) {
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  return (
    <>
      <button type="button" className="button" onClick={() => input.current?.click()}>
        <Icon name="i-lucide-image" />
        Choose a photo
      </button>
      <input
        ref={input}
        id={id}
        type="file"
        accept="image/*"
        capture="environment"
        className="visually-hidden"
        aria-label="Photo of a code"
        tabIndex={-1}
        onChange={({ target }) => {
          const [photo] = target.files ?? [];
          // The same one again is another try.
          target.value = '';
          if (photo) onChosen(photo);
        }}
      />
    </>
  );
}
