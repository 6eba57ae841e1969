import type { DemoRoom } from '../place.ts';
import { screwCabinet } from './screwCabinet.ts';
import { toolChest } from './toolChest.ts';

/** The workshop: most of what is small, and most of the tools. */
export const workshop: DemoRoom = {
  label: 'WS',
  name: 'Workshop',
  type: 'Room',
  area: 'WORKSHOP',
  description: 'Behind the house. Light switch on the left, main switch of the bench under the window.',
  items: `
    Bench vise 125 mm | Tools | 1 | Hornbach | 5784116 | 2019-05-18 | Swivel base, jaws with aluminium covers | Grease the spindle once a year
    Bench grinder 200 mm | Tools | 1 | Metabo | DS 200 | 2020-02-11 | Left wheel K36, right wheel K60 | Check the gap of the tool rest, 2 mm at most
    First-aid kit DIN 13157 | Misc | 1 | Söhngen | 3001125 | 2024-01-09 | Beside the door | Plasters, burn gel, eye wash, sterile until 2028-03
    CO₂ fire extinguisher 2 kg | Misc | 1 | Gloria | KS 2 SBS | 2023-11-30 | Beside the door, for electrical fires | Next inspection 2027-11
    Shop vacuum bags | Cleaning Supplies | 6 | Festool | SC-FIS-CT 26 | 2025-09-02 | Fleece filter bags | Five to a pack, reorder at two
  `,
  within: [
    screwCabinet,
    toolChest,
    {
      label: 'WS-SU1',
      name: 'Shelf unit by the window',
      type: 'Shelf Unit',
      description: 'Steel, five boards at 230 kg each. Heavy things at the bottom.',
      within: [
        {
          label: 'WS-SU1-S1',
          name: 'Oils and sprays',
          type: 'Shelf',
          description: 'Stands in a drip tray. Keep away from the grinder.',
          items: `
            WD-40 Smart Straw 450 ml | Lubricants | 3 | Hornbach | 6093475 | 2025-03-16 | Multi-purpose spray | Reorder at one
            PTFE dry lubricant spray | Lubricants | 1 | Würth | 0893 550 | 2023-06-21 | For drawer runners and plastic guides
            White lithium grease 400 g | Lubricants | 2 | Liqui Moly | 3312 | 2022-10-05 | Cartridge for the grease gun
            Cutting oil 0.25 l | Lubricants | 0.15 | RS | 494-736 | 2024-02-13 | For taps and drills in steel | Not for copper
            Chain oil for bikes 100 ml | Lubricants | 1 | Rose | 2214773 | 2025-05-04 | Wet weather
            Silicone spray 400 ml | Lubricants | 2 | Würth | 0893 221 | 2024-08-29 | Rubber seals, car doors in winter
            Brake cleaner 500 ml | Cleaning Supplies | 5 | Würth | 0890 108 7 | 2025-10-11 | Degreaser, leaves no residue | Only with the window open
            Isopropyl alcohol 99.9 % | Cleaning Supplies | 0.7 | Reichelt | ISOPROPANOL 1L | 2025-01-22 | Litres left in the bottle | Print bed, flux residue, glass
            Copper paste 100 g | Lubricants | 1 | Liqui Moly | 3080 | 2019-11-02 | Against seizing: exhaust bolts, wheel hubs
          `,
        },
        {
          label: 'WS-SU1-S2',
          name: 'Glue and tape',
          type: 'Shelf',
          description: 'Opened tubes upside down in the jar. Look at the date first.',
          items: `
            Loctite 243 threadlocker 10 ml | Misc | 1 | RS | 297-4131 | 2024-04-18 | Medium strength, blue | Use by 2027-04
            Loctite 638 retaining compound | Misc | 1 | RS | 232-0170 | 2023-09-14 | For bushes and bearings, green
            Two-part epoxy UHU Plus Endfest | Misc | 2 | Hornbach | 3855510 | 2025-02-24 | 90 min pot life | Cures faster at 70 °C
            Cyanoacrylate glue 20 g | Misc | 3 | Reichelt | LOCTITE 406 | 2025-06-30 | Plastics and rubber | Keep in the fridge once opened
            Wood glue Ponal Classic 550 g | Home Improvement | 1 | Bauhaus | 10318744 | 2024-10-21 | D2, interior
            Double-sided tape 19 mm | Misc | 8.5 | 3M | VHB 4910F | 2023-05-07 | Metres left on the roll, clear
            Kapton tape 12 mm | Electronics | 21 | DigiKey | 3M5413-12-ND | 2022-07-19 | Metres left, to 260 °C
            Gaffer tape black 50 mm | Misc | 2 | Thomann | 139450 | 2024-12-28 | 50 m rolls
            Masking tape 30 mm | Home Improvement | 4 | Hornbach | 7612206 | 2025-04-13 | For painting, removable for 14 days
          `,
        },
        {
          label: 'WS-SU1-S3',
          name: 'Power tools',
          type: 'Shelf',
          description: 'Batteries out, charger at the left end.',
          items: `
            Cordless drill 18 V | Tools | 1 | Makita | DDF484Z | 2021-12-12 | Two speeds, 13 mm chuck
            Impact driver 18 V | Tools | 1 | Makita | DTD153Z | 2021-12-12 | 1/4 inch hex
            Battery 18 V 5.0 Ah | Tools | 3 | Makita | BL1850B | 2023-08-03 | No. 2 is weak | Marked 1 to 3 on the back
            Angle grinder 125 mm | Tools | 1 | Metabo | W 850-125 | 2018-06-09 | Guard stays on
            Cutting discs 125 × 1.0 mm | Tools | 17 | Würth | 0664 131 250 | 2025-07-25 | Stainless steel and steel | Reorder at five
            Random orbital sander | Tools | 1 | Festool | ETS 125 REQ | 2022-03-27 | Hose 27 mm fits
            Sanding discs 125 mm P120 | Tools | 32 | Festool | 497169 | 2024-05-15 | Granat, eight holes
            Jigsaw blades T101B | Tools | 9 | Bosch | 2 608 630 030 | 2023-10-18 | Clean cut in wood
            Rotary tool with flexible shaft | Tools | 1 | Proxxon | 28472 | 2017-12-24 | Collets 0.8 to 3.2 mm in the lid
            L-Boxx 136 with inlay | Storage | 1 | Sortimo | 1000010124 | 2023-08-03 | Carries drill and impact driver | Drill, driver, two batteries, bit set
          `,
        },
      ],
    },
  ],
};
