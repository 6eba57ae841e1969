import type { DemoRoom } from '../place.ts';

/** The garden shed. */
export const gardenShed: DemoRoom = {
  label: 'GS',
  name: 'Garden shed',
  type: 'Room',
  area: 'GARDEN-SHED',
  description: 'Key hangs behind the downpipe. Roof leaks above the door, so nothing on the floor there.',
  items: `
    Lawn mower, battery 36 V | Lawn & Garden | 1 | Stihl | RMA 339 | 2020-04-18 | 37 cm | Blade sharpened 2026-03, battery in the house in winter
    Wheelbarrow 85 l | Lawn & Garden | 1 | Hornbach | 5213048 | 2018-04-07 | Tyre 3.50-8
  `,
  within: [
    {
      label: 'GS-SU1',
      name: 'Shed shelf unit',
      type: 'Shelf Unit',
      description: 'Plastic, does not mind the damp.',
      within: [
        {
          label: 'GS-SU1-S1',
          name: 'Seeds and soil',
          type: 'Shelf',
          description: 'Mice: seeds only in tins.',
          items: `
            Lawn seed for shade | Gardening Supplies | 1.5 | Wolf-Garten | 3820040 | 2025-03-23 | Kilograms left, sow at 12 °C and more
            Lawn fertiliser, slow release | Gardening Supplies | 6 | Compo | 2193102 | 2025-03-23 | Kilograms, 35 g/m²
            Tomato seeds 'Noire de Crimée' | Gardening Supplies | 12 | Kokopelli | P0178 | 2026-01-18 | Sow from mid-March
            Courgette seeds | Gardening Supplies | 7 | Bingenheimer Saatgut | G420 | 2026-01-18
            Potting soil, peat free | Gardening Supplies | 40 | Hornbach | 10239441 | 2026-03-15 | Litres, opened sack
            Horn shavings | Gardening Supplies | 2.5 | Oscorna | 1103 | 2025-04-12 | Kilograms, roses and berries
            Jute twine | Gardening Supplies | 85 | Bauhaus | 22914337 | 2023-05-21 | Metres
            Plant labels, slate | Gardening Supplies | 16 | Manufactum | 77812 | 2022-05-08 | Chalk pen in the tin
          `,
        },
        {
          label: 'GS-SU1-S2',
          name: 'Watering',
          type: 'Shelf',
          description: 'Empty everything before the first frost.',
          items: `
            Garden hose 1/2" | Lawn & Garden | 23.5 | Gardena | 18003-20 | 2019-04-20 | Metres, cut off at the split
            Hose connector 1/2" | Lawn & Garden | 5 | Gardena | 18215-20 | 2024-04-15 | One leaks: new O-ring
            Tap connector G 3/4" | Lawn & Garden | 2 | Gardena | 18221-20 | 2024-04-15
            Drip hose 4.6 mm | Lawn & Garden | 31 | Gardena | 13503-20 | 2024-04-15 | Metres, 1.5 l/h a dripper
            Drip heads, adjustable | Lawn & Garden | 18 | Gardena | 13391-20 | 2024-04-15
            Watering computer | Lawn & Garden | 1 | Gardena | 1891-20 | 2024-04-15 | 9 V block, take it out in winter
            Rain barrel pump | Lawn & Garden | 1 | Gardena | 1762-20 | 2022-06-26 | 4000 l/h
          `,
        },
      ],
    },
    {
      label: 'GS-WH1',
      name: 'Tool wall',
      type: 'Container',
      description: 'Hooks on the left wall, an outline for each tool.',
      items: `
        Spade, ash handle | Lawn & Garden | 1 | Krumpholz | 1021 | 2016-03-19 | Linseed oil on the handle in spring
        Digging fork | Lawn & Garden | 1 | Krumpholz | 1300 | 2016-03-19
        Leaf rake | Lawn & Garden | 2 | Fiskars | 1003465 | 2021-10-17
        Hedge shears | Lawn & Garden | 1 | Felco | 250-63 | 2022-06-26
        Secateurs Felco 2 | Lawn & Garden | 2 | Felco | 2 | 2018-02-24 | Red, spare spring 2/91 in the drawer of the hall
        Bow saw 530 mm | Lawn & Garden | 1 | Bahco | 9-21-51 | 2019-11-09
        Garden gloves, size 9 | Gardening Supplies | 3 | Keiler | FOREST 9 | 2025-03-23 | Pairs
      `,
    },
  ],
};
