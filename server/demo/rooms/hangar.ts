import type { DemoRoom } from '../place.ts';

/** The hangar: material, sheet metal and the aeroplane that is being built. */
export const hangar: DemoRoom = {
  label: 'HG',
  name: 'Hangar',
  type: 'Room',
  area: 'HANGAR',
  description: 'Rented half of hangar 3 at the airfield. Unheated: nothing that must not freeze.',
  items: `
    Air compressor 50 l | Tools | 1 | Aerotec | 2009600 | 2019-08-31 | 10 bar, oil free | Drain the water after use
    Aluminium wing stand | Hardware | 2 | | | 2023-06-05 | Built by ourselves, padded | One caster sticks
    Hearing protection, SNR 33 dB | Misc | 3 | 3M | X4A | 2022-01-23 | At the door, two more in the tool chest
  `,
  within: [
    {
      label: 'HG-RK1',
      name: 'Material rack',
      type: 'Shelf Unit',
      description: 'Cantilever rack, 3 m. Lengths in metres are what is left in all.',
      items: `
        Offcuts container, aluminium | Storage | 1 | | | | Blue barrel below the rack | Angles, flats under 30 cm, strips of 6061
      `,
      within: [
        {
          label: 'HG-RK1-L1',
          name: 'Aluminium profiles',
          type: 'Shelf',
          description: 'Top arm. Anodised ones are wrapped.',
          items: `
            Profile 20×20, slot 6, anodised | Raw Materials | 7.3 | Misumi | HFS5-2020 | 2023-02-02 | Metres
            Profile 20×40, slot 6, anodised | Raw Materials | 3.15 | Misumi | HFS5-2040 | 2023-02-02 | Metres
            Angle 20×20×2, EN AW-6060 | Raw Materials | 9.8 | Alfer | 22135 | 2022-06-19 | Metres
            Flat bar 30×3, EN AW-6060 | Raw Materials | 5.5 | Alfer | 22107 | 2022-06-19 | Metres
            Round bar Ø 20, EN AW-2007 | Raw Materials | 1.85 | Gemmel Metalle | RU20-2007 | 2024-05-12 | Metres, turns well, do not anodise
            Round tube 25×2, EN AW-6060 | Raw Materials | 4 | Alfer | 22168 | 2022-06-19 | Metres
            Angle 3/4×3/4×1/8, 6061-T6 | Raw Materials | 6.1 | Aircraft Spruce | 03-42800 | 2023-03-28 | Metres, certificate in the blue folder
          `,
        },
        {
          label: 'HG-RK1-L2',
          name: 'Steel',
          type: 'Shelf',
          description: 'Middle arm. Oil it in autumn.',
          items: `
            Square tube 30×30×2, S235 | Raw Materials | 11.2 | Bauhaus | 10615429 | 2020-05-23 | Metres
            Flat bar 40×5, S235 | Raw Materials | 3.4 | Bauhaus | 10615568 | 2020-05-23 | Metres
            Round bar Ø 10, C45 | Raw Materials | 2.6 | Gemmel Metalle | RU10-C45 | 2024-05-12 | Metres, bright drawn
            Silver steel Ø 6 h8 | Raw Materials | 1 | Hoffmann Group | 085110 6 | 2019-06-03 | Metres, 1.2210
            Threaded rod M8, 1 m | Fasteners | 5 | Hornbach | 3875521 | 2021-06-20 | Zinc plated
            Tube 4130 Ø 5/8×0.049 | Raw Materials | 2.44 | Aircraft Spruce | 03-03500 | 2023-03-28 | Metres, engine mount | Certificate in the blue folder
          `,
        },
        {
          label: 'HG-RK1-L3',
          name: 'Sheets and plastics',
          type: 'Shelf',
          description: 'Bottom, upright. Film stays on until the part is finished.',
          items: `
            Sheet 2024-T3 Alclad 0.025" | Raw Materials | 1.5 | Aircraft Spruce | 03-24500 | 2023-03-28 | Square metres
            Sheet 6061-T6 0.063" | Raw Materials | 0.7 | Aircraft Spruce | 03-26400 | 2023-03-28 | Square metres
            Stainless sheet 1.0 mm, 1.4301 | Raw Materials | 0.45 | Gemmel Metalle | BL1-4301 | 2024-05-12 | Square metres
            POM sheet 10 mm, natural | Raw Materials | 0.12 | RS | 771-623 | 2021-10-01 | Square metres
            Acrylic glass 3 mm, clear | Raw Materials | 0.9 | Modulor | 0285613 | 2022-04-03 | Square metres
            Birch plywood 4 mm | Raw Materials | 1.8 | Modulor | 0316820 | 2024-01-28 | Square metres, for the laser
            Glass fabric 163 g/m², twill | Raw Materials | 6.5 | R&G Faserverbundwerkstoffe | 190115-1 | 2025-03-09 | Square metres, Interglas 90070
          `,
        },
      ],
    },
    {
      label: 'HG-CA1',
      name: 'Aircraft hardware cabinet',
      type: 'Cabinet',
      description: 'Only certified hardware. What fell on the floor does not come back in here.',
      within: [
        {
          label: 'HG-CA1-D1',
          name: 'Rivets',
          type: 'Drawer',
          description: 'Solid on the left by dash number, blind on the right.',
          items: `
            Solid rivet AN470AD4-4 | Rivets | 850 | Aircraft Spruce | AN470AD4-4 | 2023-03-28 | Universal head, 1/8"
            Solid rivet AN470AD4-6 | Rivets | 620 | Aircraft Spruce | AN470AD4-6 | 2023-03-28 | Universal head, 1/8"
            Solid rivet AN426AD3-3.5 | Rivets | 2400 | Aircraft Spruce | AN426AD3-3.5 | 2023-03-28 | Countersunk, 3/32" | Reorder at 500
            Solid rivet AN426AD3-5 | Rivets | 1150 | Aircraft Spruce | AN426AD3-5 | 2023-03-28 | Countersunk, 3/32"
            Blind rivet CherryMAX CR3213-4-3 | Rivets | 45 | Aircraft Spruce | CR3213-4-3 | 2024-09-25 | Dear: count them
            Blind rivet 3.2×8, Al/steel | Rivets | 260 | Gesipa | 1433551 | 2022-12-01 | Dome head
            Blind rivet 4.0×10, A2 | Rivets | 115 | Gesipa | 1454293 | 2022-12-01 | Dome head
            Blind rivet 4.8×16, peel type | Rivets | 38 | Gesipa | 1434213 | 2022-12-01 | For wood and plastics
          `,
        },
        {
          label: 'HG-CA1-D2',
          name: 'Bolts and fittings',
          type: 'Drawer',
          description: 'AN and MS numbers. Threads in inches.',
          items: `
            Bolt AN3-5A | Fasteners | 42 | Aircraft Spruce | AN3-5A | 2024-09-25 | 10-32, grip 1/16"
            Bolt AN4-11A | Fasteners | 18 | Aircraft Spruce | AN4-11A | 2024-09-25 | 1/4-28
            Lock nut AN365-1032A | Fasteners | 95 | Aircraft Spruce | AN365-1032A | 2024-09-25 | Fibre, use once
            Washer AN960-10 | Fasteners | 210 | Aircraft Spruce | AN960-10 | 2024-09-25 | Steel, cadmium plated
            Cotter pin MS24665-132 | Hardware | 130 | Aircraft Spruce | MS24665-132 | 2024-09-25 | Never a second time
            Safety wire 0.8 mm, stainless | Hardware | 27.5 | Aircraft Spruce | MS20995C32 | 2023-03-28 | Metres left
            Rod end M6, left-hand | Hardware | 4 | igus | KALM-06 | 2021-09-18 | Not certified: ground use only
          `,
        },
      ],
    },
    {
      label: 'HG-TC1',
      name: 'Sheet-metal trolley',
      type: 'Rolling Tool Chest',
      description: 'Red. Goes with whoever rivets.',
      items: `
        Cleco clamp 3/32", silver | Tools | 180 | Aircraft Spruce | K-3/32 | 2023-03-28
        Cleco clamp 1/8", copper | Tools | 140 | Aircraft Spruce | K-1/8 | 2023-03-28
        Cleco pliers | Tools | 2 | Aircraft Spruce | 12-18100 | 2023-03-28
        Rivet gun 3X with sets | Tools | 1 | Cleaveland Tool | 3X-KIT | 2023-05-14 | 0.401" shank | 3/32" and 1/8" universal, flush swivel
        Bucking bar, tungsten | Tools | 1 | Cleaveland Tool | TBB-1 | 2023-05-14 | 0.9 kg, do not drop it
        Aviation snips, left and right | Tools | 2 | Bessey | D29SS-2 | 2021-07-04 | Red left, green right
        Edge deburring wheel | Tools | 1 | Avery Tools | 5560 | 2023-05-14
        Zinc chromate primer, green | Misc | 2 | Aircraft Spruce | 09-24310 | 2025-04-27 | Spray cans, mask on
      `,
    },
  ],
};
