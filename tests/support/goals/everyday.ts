import {
  arrives,
  type Goal,
  itemsIn,
  itemsNamed,
  locationNamed,
  name,
  palette,
  press,
  times,
  type,
} from './goal.ts';

const OILS = 'Oils and sprays';
const GLUE = 'Glue and tape';
const SPRAYS = ['Brake cleaner 500 ml', 'Chain oil for bikes 100 ml', 'Copper paste 100 g'];
const SCREW = 'M3×10 socket head screw';
const WASHER = 'M3 spring washer';

/** Twelve things that people do every day. */
export const EVERYDAY: readonly Goal[] = [
  {
    title: 'Make a cabinet of 20 drawers',
    ways: [
      {
        means: 'the form, then Make drawers',
        steps: [
          ...palette('workshop'),
          ...press('Enter', 'l'),
          name('Bolt cabinet'),
          ...press('Control+Enter', 'Shift+L', '5', 'Enter', '4', 'Enter'),
        ],
      },
      {
        means: 'the form 21 times',
        steps: [
          ...palette('workshop'),
          ...press('Enter', 'l'),
          name('Bolt cabinet'),
          ...press('Control+Enter'),
          ...Array.from({ length: 20 }, (_, at) => [
            ...press('l'),
            name(`Drawer ${at + 1}`),
            ...press('Control+Enter', 'Backspace'),
          ]).flat(),
        ],
      },
    ],
    async isReached({ api }) {
      return (await locationNamed(api, 'Bolt cabinet')).children.length === 20;
    },
  },
  {
    title: 'Move 3 items to another shelf',
    ways: [
      {
        means: 'select, M',
        steps: [...palette('oils'), ...press('Enter', 'j', ...'xjxjx', 'm'), type('glue'), ...press('Enter')],
      },
    ],
    async isReached({ api }) {
      const moved = await itemsIn(api, await locationNamed(api, GLUE));
      return SPRAYS.every((spray) => moved.some((item) => item.name === spray));
    },
  },
  {
    title: 'Take 5 screws',
    ways: [
      { means: 'a sentence', steps: [...palette('-5 m3 10 so'), ...press('Enter')] },
      {
        means: 'the item, −',
        steps: [...palette('m3 10 so'), ...press('Enter', '-', '5', 'Enter')],
      },
    ],
    async isReached({ api }) {
      const [screw] = await itemsNamed(api, [SCREW]);
      return screw?.quantity === 195;
    },
  },
  {
    title: 'Correct the category of 10 items',
    ways: [
      {
        means: 'all of them at once',
        steps: [
          ...palette('m3 scr'),
          ...press('Enter', 'j'),
          ...times(9, press('Shift+ArrowDown')),
          ...press('Shift+C'),
          type('elec'),
          ...press('Enter'),
        ],
      },
      {
        means: 'the form of each',
        steps: [
          ...palette('m3 scr'),
          ...press('Enter'),
          ...Array.from({ length: 10 }, (_, at) => [
            ...times(at + 1, press('j')),
            ...press('e', 'Tab', 'Enter'),
            type('elec'),
            ...press('Enter', 'Control+Enter'),
            arrives('/view/'),
            ...press('Backspace'),
            arrives('/location/'),
          ]).flat(),
        ],
      },
    ],
    async isReached({ api }) {
      const items = await itemsIn(api, await locationNamed(api, 'M3 screws'));
      return items.filter(({ category }) => category !== 'Fasteners').length === 10;
    },
  },
  {
    title: 'Find a drawer by its path and open it',
    ways: [{ means: 'the palette', steps: [...palette('wo sc m4'), ...press('Enter')] }],
    async isReached({ api, address }) {
      return address === `/location/${(await locationNamed(api, 'M4 screws')).id}`;
    },
  },
  {
    title: 'Add an item to a drawer',
    ways: [
      {
        means: 'the drawer, its row for new items',
        steps: [
          ...palette('ws-dc1-a2'),
          ...press('Enter', 'i'),
          name(WASHER),
          ...press('Tab', '5', '0', 'Enter'),
        ],
      },
      {
        means: 'a sentence',
        steps: [...palette('add 50x '), name(WASHER), type(' to ws-dc1-a2'), ...press('Enter')],
      },
    ],
    async isReached({ api }) {
      const items = await itemsIn(api, await locationNamed(api, 'M3 screws'));
      return items.some((item) => item.name === WASHER && item.quantity === 50);
    },
  },
  {
    title: 'Find an item by its part number',
    ways: [{ means: 'the palette', steps: [...palette('297-4'), ...press('Enter')] }],
    async isReached({ api, address }) {
      const [glue] = await itemsNamed(api, ['Loctite 243 threadlocker 10 ml']);
      return glue !== undefined && address === `/view/${glue.id}`;
    },
  },
  {
    title: 'Rename a location',
    ways: [
      {
        means: 'its page, E',
        steps: [
          ...palette('oils'),
          ...press('Enter', 'e', 'Control+a'),
          name('Oils'),
          ...press('Control+Enter'),
        ],
      },
      {
        means: 'second actions',
        steps: [
          ...palette('oils'),
          ...press('ArrowRight', 'End', 'ArrowUp', 'Enter', 'Control+a'),
          name('Oils'),
          ...press('Control+Enter'),
        ],
      },
    ],
    async isReached({ api }) {
      return (await locationNamed(api, 'Oils')).label === 'WS-SU1-S1';
    },
  },
  {
    title: 'Count a drawer: the quantity of 3 items',
    ways: [
      {
        means: 'Q on each row',
        steps: [...palette('oils'), ...press('Enter'), ...times(3, [...press('j', 'q', '1', '7', 'Enter')])],
      },
    ],
    async isReached({ api }) {
      const items = await itemsIn(api, await locationNamed(api, OILS));
      return items.filter(({ quantity }) => quantity === 17).length === 3;
    },
  },
  {
    title: 'Delete an item and take it back',
    ways: [
      {
        means: 'its page, D, Ctrl+Z',
        steps: [...palette('kapton'), ...press('Enter', 'd', 'Control+z')],
      },
      {
        means: 'second actions, Ctrl+Z',
        steps: [...palette('kapton'), ...press('ArrowRight', 'End', 'Enter', 'Control+z')],
      },
    ],
    async isReached({ api, questions }) {
      const [tape] = await itemsNamed(api, ['Kapton tape 12 mm']);
      return questions.length === 1 && tape !== undefined;
    },
  },
  {
    title: 'Share a location',
    ways: [{ means: 'its page, S', steps: [...palette('oils'), ...press('Enter', 's')] }],
    async isReached({ api, copied }) {
      return copied.endsWith(`/location/${(await locationNamed(api, OILS)).label}`);
    },
  },
  {
    title: 'Copy the link to an item',
    ways: [
      {
        means: 'second actions',
        steps: [
          ...palette('kapton'),
          ...press('ArrowRight'),
          ...times(5, press('ArrowDown')),
          ...press('Enter'),
        ],
      },
    ],
    async isReached({ api, copied }) {
      const [tape] = await itemsNamed(api, ['Kapton tape 12 mm']);
      return tape !== undefined && copied.endsWith(`/view/${tape.id}`);
    },
  },
];
