import type { DemoRoom } from '../place.ts';
import { componentCabinet } from './componentCabinet.ts';

/** The study with the electronics bench. */
export const study: DemoRoom = {
  label: 'ST',
  name: 'Study',
  type: 'Room',
  area: 'HOUSE',
  description: 'First floor. Wear the wrist strap at the bench.',
  items: `
    3D printer MK4 | Tools | 1 | Prusa Research | PRI-MK4-KIT | 2024-09-08 | Nozzle 0.4 mm | Firmware 6.1, belts checked 2026-02
    PLA filament 1.75 mm, galaxy black | Raw Materials | 0.6 | Prusa Research | PRM-PLA-GB | 2025-11-15 | Kilograms left on the spool
    PETG filament 1.75 mm, orange | Raw Materials | 1.4 | Prusa Research | PRM-PETG-PO | 2025-11-15 | Kilograms, one spool unopened | Dry for 5 h at 55 °C
  `,
  within: [
    componentCabinet,
    {
      label: 'ST-DR1',
      name: 'Bench drawers',
      type: 'Drawer',
      description: 'Below the bench on the right.',
      items: `
        Soldering station JBC CD-2BQF | Tools | 1 | DigiKey | CD-2BQF | 2022-05-05 | On the bench | Tip cartridges C245 below
        Soldering tip C245-030, conical | Tools | 2 | Mouser | 728-C245030 | 2024-10-02 | 0.6 mm
        Solder Sn96.5Ag3Cu0.5, 0.5 mm | Electronics | 180 | Reichelt | STANNOL 574008 | 2024-10-02 | Grams left, lead free
        Desoldering braid 2.0 mm | Electronics | 3.2 | RS | 182-9990 | 2023-05-18 | Metres left
        Flux pen, no clean | Electronics | 2 | Mouser | 590-8341-10ML | 2025-03-21 | Replace when dry
        Multimeter Brymen BM235 | Tools | 1 | Welectron | BM235 | 2018-03-22 | True RMS, leads in the drawer | Two AAA cells, fuse 11 A
        ESD tweezers, curved | Tools | 3 | Reichelt | WETEC 15SA | 2020-05-11 | Type 7
        Magnifier lamp bulb | Electrical | 1 | Conrad | 1587453 | 2017-11-24 | 22 W ring, T5
      `,
    },
    {
      label: 'ST-SH1',
      name: 'Cable shelf',
      type: 'Shelf',
      description: 'Cables hang on hooks below, sorted by plug.',
      items: `
        USB-C cable 1 m | Electronics | 6 | Reichelt | DELOCK 83346 | 2025-02-10 | 60 W, USB 2.0
        USB-A to micro-B cable 0.5 m | Electronics | 4 | Reichelt | GOOBAY 46800 | 2019-03-19
        HDMI cable 2 m | Electronics | 3 | Reichelt | PUREL PI1005-020 | 2021-10-31
        Patch cable Cat 6A 0.5 m, grey | Electronics | 12 | FS | 66736 | 2024-07-06 | Slim
        Patch cable Cat 6A 3 m, blue | Electronics | 5 | FS | 66742 | 2024-07-06
        IEC C13 mains lead 1.8 m | Electrical | 7 | | | | Schuko, from old computers
        Bench supply test leads 4 mm | Electronics | 2 | Conrad | 101430 | 2018-03-22 | Red and black pair, 1 m
        Box of old power supplies | Storage | 1 | | | | Look here before you buy one | 5 V 2 A, 9 V AC, 12 V 1 A, 12 V 5 A, 19.5 V Dell, 24 V
      `,
    },
  ],
};
