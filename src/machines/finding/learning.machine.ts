import { assign, enqueueActions, setup } from 'xstate';
import {
  canBeOffered,
  type Learned,
  type Meant,
  withChosen,
  withOffered,
  withoutWord,
  withWord,
} from '../../model/finding/learned.ts';
import { type Notice, requiredAction } from '../kit/unprovided.ts';

export type LearningEvent =
  /** Another tab has changed it. */
  | { type: 'learned.read'; learned: Learned }
  | { type: 'person.changed'; learned: Learned }
  /** Nothing was found for a word, and then this was chosen by others. */
  | { type: 'word.missed'; word: string; meant: Meant }
  /** The offer to remember a word was shown and not taken. */
  | { type: 'offer.passed'; word: string }
  | { type: 'word.remembered'; word: string; meant: Meant }
  | { type: 'word.forgotten'; word: string }
  /** A command was chosen in the palette. `press`: its key in words, undefined where none works. */
  | { type: 'command.chosen'; id: string; name: string; press: string | undefined }
  /** What was chosen in it is done, or on its way. */
  | { type: 'palette.closed' };

interface LearningContext {
  learned: Learned;
  /** What is offered when the palette opens the next time. */
  offer: { word: string; meant: Meant } | undefined;
  /** What is told once the palette is closed: it would be behind it. */
  due: Notice | undefined;
}

/** How long what is said once stays, in ms. */
const TOLD_FOR = 8000;

/** What the palette learns from the person who is logged in, and teaches: words for what it finds, and keys. */
export const learningMachine = setup({
  types: { context: {} as LearningContext, events: {} as LearningEvent, input: {} as { learned: Learned } },
  actions: {
    keep: requiredAction<Learned>('keep'),
    notify: requiredAction<Notice>('notify'),
  },
}).createMachine({
  id: 'learning',
  context: ({ input: { learned } }) => ({ learned, offer: undefined, due: undefined }),
  on: {
    'learned.read': { actions: assign({ learned: ({ event }) => event.learned }) },
    // What one person has missed is nothing to ask the next one about.
    'person.changed': {
      actions: assign(({ event: { learned } }) => ({ learned, offer: undefined, due: undefined })),
    },
    'word.missed': {
      guard: ({ context, event: { word, meant } }) => canBeOffered(context.learned, word, meant),
      actions: assign({ offer: ({ event: { word, meant } }) => ({ word, meant }) }),
    },
    'offer.passed': {
      guard: ({ context, event }) => !context.learned.words.some(({ word }) => word === event.word),
      actions: enqueueActions(({ context, event: { word }, enqueue }) => {
        const learned = withOffered(context.learned, word);
        enqueue.assign({ learned, ...(context.offer?.word === word && { offer: undefined }) });
        enqueue({ type: 'keep', params: learned });
      }),
    },
    'word.remembered': {
      actions: enqueueActions(({ context, event: { word, meant }, enqueue }) => {
        const learned = withWord(context.learned, word, meant);
        enqueue.assign({ learned, offer: undefined });
        enqueue({ type: 'keep', params: learned });
        enqueue({ type: 'notify', params: rememberedNotice(word, meant) });
      }),
    },
    'word.forgotten': {
      actions: enqueueActions(({ context, event: { word }, enqueue }) => {
        const learned = withoutWord(context.learned, word);
        enqueue.assign({ learned });
        enqueue({ type: 'keep', params: learned });
      }),
    },
    'command.chosen': {
      actions: enqueueActions(({ context, event: { id, name, press }, enqueue }) => {
        const { learned, isDue } = withChosen(context.learned, id, press !== undefined);
        enqueue.assign({ learned, ...(isDue && press !== undefined && { due: keyNotice(name, press) }) });
        enqueue({ type: 'keep', params: learned });
      }),
    },
    'palette.closed': {
      actions: enqueueActions(({ context: { due }, enqueue }) => {
        if (!due) return;
        enqueue.assign({ due: undefined });
        enqueue({ type: 'notify', params: due });
      }),
    },
  },
});

function rememberedNotice(word: string, { name }: Meant): Notice {
  const forgotten: LearningEvent = { type: 'word.forgotten', word };
  return {
    id: 'word remembered',
    kind: 'success',
    text: `“${word}” now finds ${name}`,
    detail: 'Your words are listed with the keys.',
    action: { label: 'Forget it', event: forgotten },
  };
}

function keyNotice(name: string, press: string): Notice {
  return {
    id: 'next time',
    kind: 'success',
    text: `Next time: press ${press}`,
    detail: name,
    duration: TOLD_FOR,
  };
}
