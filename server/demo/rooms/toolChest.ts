import type { DemoPlace } from '../place.ts';

/** Hand tools, measuring, cutting. */
export const toolChest: DemoPlace = {
  label: 'WS-TC1',
  name: 'Rolling tool chest',
  type: 'Rolling Tool Chest',
  description: 'Seven drawers, four in use. Lock the brakes before you open two.',
  items: `
    Knipex rolling case insert | Storage | 1 | Knipex | 00 19 21 V03 | 2022-11-26 | Foam tray on top, container for what travels | Pliers wrench, VDE cutters, multimeter
  `,
  within: [
    {
      label: 'WS-TC1-D1',
      name: 'Screwdrivers and bits',
      type: 'Drawer',
      description: 'Handles to the front.',
      items: `
        Screwdriver set Kraftform, 6 pcs | Tools | 1 | Wera | 05105650001 | 2019-12-24 | Slotted and Phillips
        VDE screwdriver 3.5×100 | Tools | 2 | Wiha | 00822 | 2022-04-30 | Insulated to 1000 V
        Precision screwdriver set | Tools | 1 | Wiha | 42995 | 2020-05-11 | PicoFinish, Torx 3 to 10
        Ball-end hex key set 1.5–10 | Tools | 1 | Wera | 05022089001 | 2018-04-14 | Coloured, 2 mm replaced
        Torx L-key T25 | Tools | 3 | Hornbach | 6241857 | 2022-05-29 | One for the bike bag
        Bit set 1/4 inch, 31 pcs | Tools | 1 | Wera | 05057441001 | 2023-02-23 | Belt pouch | PZ2, T20 and T25 are worn
        Bit PZ2×25, torsion | Tools | 14 | Würth | 0614 512 540 | 2025-01-12 | Wear part | Reorder at five
        Magnetic bit holder 60 mm | Tools | 2 | Bosch | 2 608 522 317 | 2023-02-23 | Quick release
      `,
    },
    {
      label: 'WS-TC1-D2',
      name: 'Pliers and spanners',
      type: 'Drawer',
      description: 'Shadow foam: an empty shape means that it is in use.',
      items: `
        Combination pliers 180 mm | Tools | 1 | Knipex | 03 02 180 | 2016-08-20 | Bought for the first flat
        Diagonal cutters 160 mm | Tools | 2 | Knipex | 70 06 160 | 2019-01-25 | VDE
        Electronics side cutters | Tools | 1 | Knipex | 78 61 125 | 2020-05-11 | Copper only, never piano wire
        Water pump pliers Cobra 250 | Tools | 1 | Knipex | 87 01 250 | 2018-10-13
        Pliers wrench 250 mm | Tools | 1 | Knipex | 86 03 250 | 2022-11-26 | Smooth jaws for chrome
        Circlip pliers, outer 10–25 | Tools | 1 | Knipex | 49 11 A1 | 2019-10-28
        Combination spanner 8 mm | Tools | 2 | Gedore | 7 8 | 2017-03-11
        Combination spanner 10 mm | Tools | 1 | Gedore | 7 10 | 2017-03-11 | The second one is gone again
        Combination spanner 13 mm | Tools | 2 | Gedore | 7 13 | 2017-03-11
        Ratchet 1/4 inch with 12 sockets | Tools | 1 | Stahlwille | 96011002 | 2018-12-23 | 4 to 13 mm
        Torque wrench 5–25 Nm | Tools | 1 | Wera | 05075604001 | 2024-03-31 | Set back to 5 Nm after use | Calibrated 2026-01
      `,
    },
    {
      label: 'WS-TC1-D3',
      name: 'Measuring and marking',
      type: 'Drawer',
      description: 'Nothing heavy in here, please.',
      items: `
        Digital caliper 150 mm | Tools | 1 | Mitutoyo | 500-196-30 | 2018-11-23 | 0.01 mm, metric and inch | Battery SR44
        Micrometer 0–25 mm | Tools | 1 | Mitutoyo | 293-240-30 | 2023-12-16 | With setting piece
        Dial indicator 10 mm | Tools | 1 | Käfer | M 2 T | 2021-09-08 | With magnetic stand
        Feeler gauge 0.05–1 mm | Tools | 1 | Hoffmann Group | 471040 20/13 | 2019-06-03 | 20 blades
        Engineer's square 100×70 | Tools | 1 | Hoffmann Group | 451240 100 | 2019-06-03 | DIN 875/0
        Steel rule 300 mm | Tools | 2 | RS | 185-8654 | 2017-09-29 | Etched
        Tape measure 5 m | Tools | 3 | Hornbach | 3984921 | 2024-06-10 | Class II
        Automatic centre punch | Tools | 1 | Rennsteig | 430 125 0 | 2022-08-07
        Carbide scriber | Tools | 2 | Misumi | TSK-150 | 2022-09-23 | Spare tip in the handle
        Thread gauge, metric | Tools | 1 | | | 2015-02-21 | 0.25 to 6.0 mm, flea market in Ghent
      `,
    },
    {
      label: 'WS-TC1-D4',
      name: 'Drilling and cutting',
      type: 'Drawer',
      description: 'Sharp. Cases face up, so that nothing falls out.',
      items: `
        Step drill 4–20 mm | Tools | 1 | Ruko | 101051 | 2022-06-12 | TiN, spiral flute
        Countersink 90°, 12.4 mm | Tools | 2 | Ruko | 102113 | 2022-06-12 | HSS, three flutes
        Deburring tool with E100 blade | Tools | 1 | Noga | NG1000 | 2020-01-31 | Spare blades in the handle
        Hacksaw blades 300 mm, 24 TPI | Tools | 7 | Bahco | 3906-300-24-5P | 2023-10-18 | Bimetal
        Hand reamer 6 H7 | Tools | 1 | Hoffmann Group | 161100 6 | 2024-02-13 | Never turn backwards
      `,
      within: [
        {
          label: 'WS-TC1-D4-K1',
          name: 'HSS drill case 1–10 mm',
          type: 'Box',
          description: 'Metal case, rises in 0.5 mm steps; core hole sizes at the back.',
          items: `
            HSS drill 1.0 mm | Tools | 8 | Gühring | 205 1.000 | 2023-11-11 | Breaks easily | Reorder at four
            HSS drill 1.6 mm | Tools | 5 | Gühring | 205 1.600 | 2023-11-11 | Core hole for M2
            HSS drill 2.5 mm | Tools | 7 | Gühring | 205 2.500 | 2023-11-11 | Core hole for M3
            HSS drill 3.0 mm | Tools | 6 | Gühring | 205 3.000 | 2023-11-11
            HSS drill 3.3 mm | Tools | 6 | Gühring | 205 3.300 | 2023-11-11 | Core hole for M4
            HSS drill 4.2 mm | Tools | 5 | Gühring | 205 4.200 | 2023-11-11 | Core hole for M5
            HSS drill 5.0 mm | Tools | 4 | Gühring | 205 5.000 | 2023-11-11 | Core hole for M6
            HSS drill 6.0 mm | Tools | 2 | Gühring | 205 6.000 | 2023-11-11
            HSS drill 6.8 mm | Tools | 3 | Gühring | 205 6.800 | 2023-11-11 | Core hole for M8
            HSS drill 8.5 mm | Tools | 2 | Gühring | 205 8.500 | 2023-11-11 | Core hole for M10
            HSS-Co drill 4.2 mm | Tools | 3 | Gühring | 305 4.200 | 2025-02-05 | For stainless steel, with oil
          `,
        },
        {
          label: 'WS-TC1-D4-K2',
          name: 'Tap and die case',
          type: 'Box',
          description: 'Wooden case. Taps are in the order of size, dies on the lid side.',
          items: `
            Hand tap set M3 | Tools | 1 | Völkel | 21012 | 2019-02-16 | Taper and plug tap
            Hand tap set M4 | Tools | 1 | Völkel | 21016 | 2019-02-16 | Plug tap chipped
            Machine tap M5, spiral point | Tools | 2 | Gühring | 971 5.000 | 2023-11-11 | Through holes
            Hand tap set M6 | Tools | 1 | Völkel | 21024 | 2019-02-16
            Die M6, 20×7 mm | Tools | 1 | Völkel | 26024 | 2019-02-16
            Tap wrench with ratchet | Tools | 1 | Schröder | 12361 | 2019-02-16 | M3 to M10
            Screw extractor set, 5 pcs | Tools | 1 | Hornbach | 6243118 | 2022-05-29 | M3 to M18
          `,
        },
      ],
    },
  ],
};
