/** A camera that is on. */
export interface CameraFeed {
  /** What it sees, to be put on the page. */
  picture: HTMLVideoElement;
  /** Whether it has a light that can be switched. */
  hasTorch: boolean;
  /** Nothing happens where the light does not obey. */
  switchTorch(on: boolean): void;
}

/**
 * Why there is no camera:
 * - 'insecure': browsers give one only over https, or on the very machine;
 * - 'denied': the person, or the system, has said no;
 * - 'none': there is none;
 * - 'busy': another program has it, or it has gone;
 * - 'hidden': the browser shows pages made-up pictures.
 */
export type CameraProblem = 'insecure' | 'denied' | 'none' | 'busy' | 'hidden';

/** What is said of it, and what to do. */
export const PROBLEM_WORDS: Readonly<Record<CameraProblem, { title: string; advice: string }>> = {
  insecure: {
    title: 'No camera at this address',
    advice:
      'Browsers give it only to addresses that begin with https, or on the computer that Stowage runs on.',
  },
  denied: {
    title: 'The camera is not allowed',
    advice: 'Allow it in the browser’s settings for this page, beside the address, then try again.',
  },
  none: { title: 'No camera found', advice: 'Connect one and try again.' },
  hidden: {
    title: 'This browser hides pictures from pages',
    advice:
      'It protects against fingerprinting, and no code can be read. Allow canvases for this page, or type the label.',
  },
  busy: {
    title: 'The camera does not answer',
    advice: 'Another program may be using it. Close that and try again.',
  },
};

/**
 * What is found in a photo: the text of a code; undefined where none is seen, with `isHidden` where the browser shows pages
 * made-up pictures.
 */
export interface PhotoReading {
  text: string | undefined;
  isHidden: boolean;
}
