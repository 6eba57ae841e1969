import type { DemoRoom } from '../place.ts';

/** The utility room: cleaning, painting, light. */
export const utilityRoom: DemoRoom = {
  label: 'UT',
  name: 'Utility room',
  type: 'Room',
  area: 'HOUSE',
  description: 'Behind the kitchen. Water main and its stopcock are on the left wall.',
  items: `
    Folding step ladder, 3 steps | Home Improvement | 1 | Hailo | 4393-801 | 2017-06-16 | To 150 kg
  `,
  within: [
    {
      label: 'UT-CL1',
      name: 'Cleaning closet',
      type: 'Closet',
      description: 'Child lock at the top. Acids and chlorine never on one board.',
      items: `
        Microfibre cloths | Cleaning Supplies | 14 | Vileda | 145832 | 2025-02-17 | Blue for glass, yellow for the rest
        All-purpose cleaner concentrate | Cleaning Supplies | 0.75 | Frosch | 4009175 | 2025-08-10 | Litres left
        Citric acid powder | Cleaning Supplies | 1.2 | Heitmann | 3069 | 2025-03-02 | Kilograms, descaler | Cold water only
        Drain cleaner gel 1 l | Cleaning Supplies | 1 | Bauhaus | 20614077 | 2023-09-24 | Caustic, gloves
        Nitrile gloves, size L | Cleaning Supplies | 85 | Würth | 0899 470 370 | 2025-05-27 | Black, powder free | Reorder at 20
        Dust pan and brush | Cleaning Supplies | 1 | Leifheit | 41411 | 2018-05-05
        Vacuum cleaner bags type G/N | Cleaning Supplies | 3 | Miele | 9917730 | 2025-10-19 | HyClean | Reorder at one
        Stain remover, ox gall soap | Cleaning Supplies | 2 | dm | 1103526 | 2024-09-30
      `,
    },
    {
      label: 'UT-SU1',
      name: 'House shelf unit',
      type: 'Shelf Unit',
      description: 'Pine, fixed to the wall.',
      within: [
        {
          label: 'UT-SU1-S1',
          name: 'Paint and filler',
          type: 'Shelf',
          description: 'Tins stand on their lids. The colour card hangs at the side.',
          items: `
            White wall paint 10 l | Home Improvement | 4.5 | Alpina | 926157 | 2024-10-21 | Litres left, ceilings and hall
            Wall paint "Sanftes Salbei" | Home Improvement | 1.25 | Alpina | 928441 | 2024-10-21 | Litres left, study | Keep 0.5 l for touching up
            Radiator varnish white 0.75 l | Home Improvement | 0.5 | Hornbach | 5041296 | 2022-11-13 | Litres left
            Wood oil for worktops | Home Improvement | 0.3 | Osmo | 3028 | 2023-04-09 | TopOil, litres left | Rags burn by themselves: dry them outside
            Plaster filler 1 kg | Home Improvement | 2 | Moltofill | 5087862 | 2024-10-21 | Interior, powder
            Acrylic sealant white 310 ml | Home Improvement | 3 | Bauhaus | 13841225 | 2024-10-21 | Can be painted
            Paint roller 18 cm | Home Improvement | 2 | Hornbach | 7613350 | 2024-10-21 | With two spare covers
            Flat brush 50 mm | Home Improvement | 4 | Storch | 212550 | 2023-04-09 | For varnish
            Dust sheet 4×5 m | Home Improvement | 3 | Hornbach | 7614117 | 2024-10-21
          `,
        },
        {
          label: 'UT-SU1-S2',
          name: 'Light and power',
          type: 'Shelf',
          description: 'Lamps, extension leads and everything with cells in it.',
          items: `
            LED bulb E27 8 W, 2700 K | Electrical | 6 | IKEA | 605.450.91 | 2025-01-06 | 806 lm, dimmable
            LED bulb E14 4.5 W, 2700 K | Electrical | 4 | IKEA | 405.455.06 | 2025-01-06 | Kitchen hood, hall
            LED spot GU10 5 W, 36° | Electrical | 8 | Reichelt | LED GU10 5W WW | 2024-02-27 | Bathroom ceiling
            Fluorescent starter S10 | Electrical | 2 | Philips | 69769133 | 2016-01-30 | Cellar lamp
            Extension lead 5 m, orange | Electrical | 2 | Brennenstuhl | 1166820 | 2019-05-25 | H07RN-F, for outside
            Timer switch, mechanical | Electrical | 3 | Theben | 0260030 | 2018-11-30 | For the Christmas lights
          `,
          within: [
            {
              label: 'UT-SU1-S2-B1',
              name: 'Battery case',
              type: 'Box',
              description: 'Full ones left, the small tub on the right is for recycling.',
              items: `
                AA battery, alkaline | Electronics | 18 | Reichelt | VARTA INDUSTRIAL AA | 2025-06-08 | LR6 | Reorder at eight
                AAA battery, alkaline | Electronics | 22 | Reichelt | VARTA INDUSTRIAL AAA | 2025-06-08 | LR03
                AA rechargeable 1900 mAh | Electronics | 8 | Panasonic | BK-3MCCE | 2021-12-05 | Eneloop, two sets of four
                Coin cell CR2032 | Electronics | 11 | Reichelt | CR 2032 | 2025-06-08 | Car key, scales, BIOS
                Coin cell SR44 | Electronics | 3 | Reichelt | SR 44 | 2023-12-16 | Caliper
                9 V block battery, lithium | Electronics | 4 | Conrad | 658018 | 2024-01-09 | Smoke alarms, ten years
                18650 cell 3500 mAh | Electronics | 2 | Nkon | INR18650-35E | 2022-08-19 | Protected, torch
              `,
            },
          ],
        },
      ],
    },
  ],
};
