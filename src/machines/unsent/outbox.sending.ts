import { assign } from 'xstate';
import { UNSENT_WORK } from '../kit/unsentWork.ts';
import { adopted, outboxSetup, queueOf, withNews } from './outbox.setup.ts';

/** Round after round, for as long as something can be sent: one after the other, and a pause. */
export const sending = outboxSetup.createStateConfig({
  initial: 'idle',
  on: {
    'entries.changed': {
      actions: assign(({ context, event: { entries } }) => withNews(context, { entries })),
    },
    'locations.changed': {
      actions: assign(({ context, event: { locations } }) => withNews(context, { locations })),
    },
    'photos.changed': {
      actions: assign(({ context, event: { photos } }) => withNews(context, { photos })),
    },
    'withdrawals.changed': { actions: assign({ withdrawn: ({ event }) => event.withdrawn }) },
  },
  states: {
    /** Nothing can be sent; a page that opens with unsent work tries at once. */
    idle: {
      initial: 'fresh',
      on: {
        'send.requested': {
          guard: { type: 'isKnown', params: ({ event }) => event },
          target: 'trying',
          actions: assign({
            queue: ({ event }) => [event.id],
            asked: ({ event }) => [event.id],
            sent: 0,
          }),
        },
        'work.made': {
          target: 'trying',
          actions: assign({
            queue: ({ event }) => [event.id],
            asked: ({ event }) => [event.id],
            sent: 0,
          }),
        },
      },
      states: {
        fresh: {
          on: {
            'entries.changed': {
              target: 'hearing',
              actions: assign({ entries: ({ event }) => event.entries }),
            },
          },
        },
        /** The items are known; the photos, which take longer to read, soon are. */
        hearing: {
          always: { guard: 'hasSendable', target: '#outbox.sending.starting' },
          on: {
            'photos.changed': {
              target: 'heard',
              actions: assign({ photos: ({ event }) => event.photos }),
            },
          },
        },
        heard: {
          always: [{ guard: 'hasSendable', target: '#outbox.sending.starting' }, { target: 'watching' }],
        },
        watching: { always: { guard: 'hasSendable', target: '#outbox.sending.pausing' } },
      },
    },
    starting: {
      entry: assign({ wait: 0 }),
      always: [
        {
          guard: 'hasTurns',
          target: 'trying',
          actions: assign(({ context }) => ({
            queue: queueOf(context),
            asked: [],
            sent: 0,
            round: context.round + 1,
            last: undefined,
          })),
        },
        { target: 'resting', actions: assign({ round: ({ context }) => context.round + 1 }) },
      ],
    },
    trying: {
      tags: 'sending',
      on: {
        // Next in this round, whatever it was.
        'send.requested': {
          guard: { type: 'isKnown', params: ({ event }) => event },
          actions: assign({
            queue: ({ context, event }) => [
              ...context.queue.slice(0, 1),
              event.id,
              ...context.queue.slice(1).filter((id) => id !== event.id),
            ],
            asked: ({ context, event }) => [...context.asked, event.id],
          }),
        },
        'work.made': {
          actions: assign({
            queue: ({ context, event }) => [
              ...context.queue.slice(0, 1),
              event.id,
              ...context.queue.slice(1).filter((id) => id !== event.id),
            ],
            asked: ({ context, event }) => [...context.asked, event.id],
          }),
        },
        'photos.changed': {
          actions: assign(({ context, event: { photos } }) => {
            const following = adopted(context.photos, photos).filter((id) => !context.queue.includes(id));
            return { ...withNews(context, { photos }), queue: [...context.queue, ...following] };
          }),
        },
      },
      invoke: {
        src: 'trySending',
        input: ({
          context: {
            queue: [id = ''],
            asked,
          },
        }) => ({ id, isAsked: asked.includes(id) }),
        onDone: [
          {
            guard: { type: 'mustPause', params: ({ event }) => event.output },
            target: 'ending',
            actions: assign(({ context, event: { output } }) => ({
              last: output.mayBeAlone === true ? context.queue[0] : undefined,
              isAway: output.unreachable === true,
              wait: output.retryAfter ?? 0,
            })),
          },
          {
            guard: { type: 'isSent', params: ({ event }) => event.output },
            target: 'going',
            actions: assign(({ context }) => ({
              sent: context.sent + 1,
              sentLast: context.queue[0],
              wait: 0,
              // The server is back: what it failed on before may go now.
              ...(context.isAway && { round: 0, isAway: false }),
            })),
          },
          {
            guard: { type: 'isSetAside', params: ({ event }) => event.output },
            target: 'going',
            actions: [
              assign({ wait: 0 }),
              {
                type: 'notify',
                params: ({ event }) => ({
                  kind: 'warning',
                  text: `"${event.output.setAside?.name ?? ''}" could not be sent`,
                  detail: event.output.setAside?.reason ?? '',
                }),
              },
            ],
          },
          { target: 'going' },
        ],
        // A fault of ours with this one: it holds up no other.
        onError: 'going',
      },
    },
    /** On to the next one of the round. */
    going: {
      entry: assign({ queue: ({ context }) => context.queue.slice(1) }),
      always: [{ guard: 'hasQueue', target: 'trying' }, 'ending'],
    },
    /** The round is over: tells what it has sent. */
    ending: {
      always: [
        {
          guard: 'hasSent',
          target: 'resting',
          actions: {
            type: 'notify',
            params: ({ context }) => ({
              kind: 'success',
              text: context.sent === 1 ? '1 unsent change sent' : `${context.sent} unsent changes sent`,
              about: UNSENT_WORK,
            }),
          },
        },
        'resting',
      ],
    },
    resting: {
      entry: assign({ queue: [], asked: [], sent: 0 }),
      always: [{ guard: 'hasSendable', target: 'pausing' }, { target: 'idle.watching' }],
    },
    pausing: {
      after: { pause: 'starting' },
      // Another tab has sent it all.
      always: { guard: 'hasNothingSendable', target: 'idle.watching' },
      on: {
        'page.woke': { guard: 'mayHurry', target: 'starting', actions: assign({ round: 0 }) },
        // What the server has asked to wait for is not asked anew by everybody who looks away or back.
        'page.shown': {
          guard: 'mayHurry',
          target: 'starting',
          actions: assign({ isVisible: true, round: 0 }),
        },
        'page.hidden': {
          guard: 'mayHurry',
          target: 'pausing',
          reenter: true,
          actions: assign({ isVisible: false }),
        },
        'send.requested': {
          guard: { type: 'isKnown', params: ({ event }) => event },
          target: 'trying',
          actions: assign({
            queue: ({ event }) => [event.id],
            asked: ({ event }) => [event.id],
            sent: 0,
          }),
        },
        'work.made': {
          target: 'trying',
          actions: assign({
            queue: ({ event }) => [event.id],
            asked: ({ event }) => [event.id],
            sent: 0,
          }),
        },
        // Its item is there now: no reason is left to wait.
        'photos.changed': {
          guard: { type: 'mayFollow', params: ({ event }) => event },
          target: 'trying',
          actions: assign(({ context, event: { photos } }) => ({
            photos,
            queue: adopted(context.photos, photos),
            asked: [],
            sent: 0,
          })),
        },
      },
    },
  },
});
