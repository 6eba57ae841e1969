import type { DemoPlace } from '../place.ts';

/** Metric screws, nuts and washers: a drawer a size. */
export const screwCabinet: DemoPlace = {
  label: 'WS-DC1',
  name: 'Screw cabinet',
  type: 'Cabinet',
  description: 'Rows A to C from the top, 1 to 3 from the left. What is not stainless has a blue dot.',
  items: `
    Assorted leftovers box | Storage | 1 | | | | On top of the cabinet, sort on a rainy day | M3, M4, UNC odds and ends, two clevis pins, a spring
  `,
  within: [
    {
      label: 'WS-DC1-A1',
      name: 'M2 and M2.5 screws',
      type: 'Drawer',
      description: 'For electronics and models.',
      items: `
        M2×4 pan head screw | Fasteners | 140 | Misumi | CBPPS2-4 | 2022-02-08 | Phillips, A2
        M2×6 pan head screw | Fasteners | 165 | Misumi | CBPPS2-6 | 2022-02-08 | Phillips, A2
        M2×10 socket head screw | Fasteners | 60 | Misumi | CBSTS2-10 | 2023-01-17 | ISO 4762, A2
        M2.5×5 pan head screw | Fasteners | 95 | Reichelt | SKL M2,5X5 | 2021-11-06 | Fits Raspberry Pi spacers
        M2.5×8 socket head screw | Fasteners | 48 | Würth | 0084 2 5 8 | 2023-04-26 | ISO 4762, A2
        M2.5×12 socket head screw | Fasteners | 22 | Würth | 0084 2 5 12 | 2023-04-26 | ISO 4762, A2 | Reorder at 20
        M2.5 brass spacer 11 mm | Hardware | 36 | Reichelt | DI 11MM | 2021-11-06 | Male to female, hexagon 5 mm
      `,
    },
    {
      label: 'WS-DC1-A2',
      name: 'M3 screws',
      type: 'Drawer',
      description: 'The most used drawer: twelve compartments, by length.',
      items: `
        M3×6 socket head screw | Fasteners | 180 | Würth | 0084 3 6 | 2024-03-14 | ISO 4762, A2-70
        M3×8 socket head screw | Fasteners | 240 | Würth | 0084 3 8 | 2024-03-14 | ISO 4762, A2-70
        M3×10 socket head screw | Fasteners | 200 | Würth | 0084 3 10 | 2024-03-14 | ISO 4762, A2-70 | Reorder at 50
        M3×12 socket head screw | Fasteners | 115 | Würth | 0084 3 12 | 2024-03-14 | ISO 4762, A2-70
        M3×16 socket head screw | Fasteners | 88 | Würth | 0084 3 16 | 2024-03-14 | ISO 4762, A2-70
        M3×20 socket head screw | Fasteners | 54 | Würth | 0084 3 20 | 2024-03-14 | ISO 4762, A2-70
        M3×30 socket head screw | Fasteners | 31 | Würth | 0084 3 30 | 2024-03-14 | ISO 4762, A2-70
        M3×8 button head screw | Fasteners | 130 | McMaster-Carr | 92095A181 | 2023-07-01 | ISO 7380, A2
        M3×12 countersunk screw | Fasteners | 76 | Misumi | CBSRS3-12 | 2022-09-23 | ISO 10642, hex socket 2 mm
        M3×4 set screw, cup point | Fasteners | 43 | Misumi | MSSFS3-4 | 2022-09-23 | For pulleys, hex 1.5 mm | Always with threadlocker
        M3×10 nylon screw | Fasteners | 25 | RS | 527-959 | 2019-08-15 | White, insulating
        M3×25 thumb screw, knurled | Fasteners | 8 | Ganter | DIN 464-M3-25 | 2020-03-03 | Stainless
      `,
    },
    {
      label: 'WS-DC1-A3',
      name: 'M4 screws',
      type: 'Drawer',
      description: 'Socket head in front, the rest behind.',
      items: `
        M4×8 socket head screw | Fasteners | 90 | Würth | 0084 4 8 | 2023-10-10 | ISO 4762, A2-70
        M4×10 socket head screw | Fasteners | 124 | Würth | 0084 4 10 | 2023-10-10 | ISO 4762, A2-70
        M4×16 socket head screw | Fasteners | 67 | Würth | 0084 4 16 | 2023-10-10 | ISO 4762, A2-70
        M4×25 socket head screw | Fasteners | 40 | Würth | 0084 4 25 | 2023-10-10 | ISO 4762, A2-70
        M4×40 socket head screw | Fasteners | 18 | Würth | 0084 4 40 | 2023-10-10 | ISO 4762, A2-70
        M4×12 button head screw, black | Fasteners | 55 | McMaster-Carr | 91239A148 | 2023-07-01 | Class 10.9
        M4×10 countersunk screw | Fasteners | 48 | Hornbach | 3870126 | 2022-05-29 | Pozidriv, zinc plated
        M4×20 hexagon head bolt | Fasteners | 35 | Würth | 0057 4 20 | 2018-09-17 | ISO 4017, zinc plated, 8.8
        M4×6 set screw, flat point | Fasteners | 29 | Misumi | MSSF4-6 | 2022-09-23 | Hex 2 mm
      `,
    },
    {
      label: 'WS-DC1-B1',
      name: 'M5 and M6 screws',
      type: 'Drawer',
      description: 'M5 on the left, M6 on the right; profile fasteners in front.',
      items: `
        M5×10 button head screw | Fasteners | 210 | Misumi | SHBB5-10 | 2023-02-02 | For 20 series profile
        M5×16 socket head screw | Fasteners | 82 | Würth | 0084 5 16 | 2023-10-10 | ISO 4762, A2-70
        M5×25 socket head screw | Fasteners | 45 | Würth | 0084 5 25 | 2023-10-10 | ISO 4762, A2-70
        M5×40 hexagon head bolt | Fasteners | 20 | Würth | 0057 5 40 | 2018-09-17 | ISO 4014, 8.8
        M6×12 socket head screw | Fasteners | 96 | Würth | 0084 6 12 | 2023-10-10 | ISO 4762, A2-70
        M6×20 socket head screw | Fasteners | 73 | Würth | 0084 6 20 | 2023-10-10 | ISO 4762, A2-70
        M6×50 socket head screw | Fasteners | 14 | Würth | 0084 6 50 | 2023-10-10 | ISO 4762, A2-70
        M6×16 flange bolt | Fasteners | 33 | Hornbach | 3870388 | 2021-06-20 | DIN 6921, zinc plated
        M6×30 eye bolt | Hardware | 6 | Bauhaus | 22761094 | 2019-04-27 | Stainless, not for lifting
        M6×60 carriage bolt | Fasteners | 16 | Hornbach | 3870841 | 2024-06-10 | DIN 603, for the garden gate
      `,
    },
    {
      label: 'WS-DC1-B2',
      name: 'Nuts',
      type: 'Drawer',
      description: 'Plain in front, locking in the middle, special at the back.',
      items: `
        M2.5 hexagon nut | Fasteners | 130 | Würth | 0322 2 5 | 2023-04-26 | ISO 4032, A2
        M3 hexagon nut | Fasteners | 320 | Würth | 0322 3 | 2024-03-14 | ISO 4032, A2
        M3 nyloc nut | Fasteners | 145 | Würth | 0391 3 | 2024-03-14 | ISO 10511, A2
        M4 hexagon nut | Fasteners | 210 | Würth | 0322 4 | 2023-10-10 | ISO 4032, A2
        M4 nyloc nut | Fasteners | 105 | Würth | 0391 4 | 2023-10-10 | ISO 10511, A2
        M5 hexagon nut | Fasteners | 160 | Würth | 0322 5 | 2023-10-10 | ISO 4032, A2
        M6 wing nut | Fasteners | 12 | Hornbach | 3871203 | 2019-07-13 | DIN 315, zinc plated
        M8 hexagon nut | Fasteners | 58 | Würth | 0322 8 | 2023-10-10 | ISO 4032, A2
        M5 T-slot nut, 20 series | Hardware | 94 | Misumi | HNTT5-5 | 2023-02-02 | Spring loaded, slot 6 mm | Reorder at 40
        M4 cage nut | Hardware | 0 | Thomann | 160721 | 2018-02-19 | For the rack | Used up, order 20
      `,
    },
    {
      label: 'WS-DC1-B3',
      name: 'Washers and rings',
      type: 'Drawer',
      description: 'Compartments by inner diameter.',
      items: `
        M3 washer | Fasteners | 400 | Würth | 0409 3 | 2024-03-14 | ISO 7089, A2
        M4 washer | Fasteners | 260 | Würth | 0409 4 | 2023-10-10 | ISO 7089, A2
        M5 washer | Fasteners | 185 | Würth | 0409 5 | 2023-10-10 | ISO 7089, A2
        M6 penny washer 25 mm | Fasteners | 38 | Hornbach | 3872015 | 2021-06-20 | Large outer diameter
        M3 spring washer | Fasteners | 110 | Würth | 0411 3 | 2018-09-17 | DIN 127, zinc plated
        M6 serrated lock washer | Fasteners | 64 | Würth | 0413 6 | 2018-09-17 | DIN 6798 A, for earthing
        E-clip 4 mm | Hardware | 27 | RS | 233-9052 | 2019-10-28 | DIN 6799
        Circlip for 8 mm shaft | Hardware | 19 | RS | 233-8910 | 2019-10-28 | DIN 471
        Shim ring 8×14×0.1 mm | Hardware | 40 | Misumi | PCIMRS8-14-0.1 | 2022-09-23 | DIN 988
      `,
    },
    {
      label: 'WS-DC1-C1',
      name: 'Inserts and anchors',
      type: 'Drawer',
      description: 'Everything that makes a thread where there is none.',
      items: `
        Heat-set insert M3×5.7 | Fasteners | 84 | CNC Kitchen | RX-M3x5.7 | 2024-11-20 | Brass, hole 4.0 mm | Iron at 220 °C for PLA
        Heat-set insert M4×8.1 | Fasteners | 37 | CNC Kitchen | RX-M4x8.1 | 2024-11-20 | Brass, hole 5.6 mm
        Helicoil insert M6×9 | Fasteners | 13 | Böllhoff | 4130 006 0009 | 2021-08-04 | Free running
        Rivet nut M5, aluminium | Rivets | 46 | Würth | 0912 05 30 | 2022-12-01 | Grip 0.5 to 3 mm
        Drive-in nut M6 for wood | Fasteners | 22 | Hornbach | 3874470 | 2023-03-19 | Four prongs
        Universal plug 6×35 | Home Improvement | 70 | Fischer | UX 6×35 R | 2022-01-16 | With collar
        Universal plug 8×50 | Home Improvement | 45 | Fischer | UX 8×50 R | 2022-01-16 | With collar, screw 4.5 to 6 mm
        Hollow-wall anchor M5×65 | Home Improvement | 9 | Fischer | HM 5×65 S | 2023-12-03 | Plasterboard, 9 to 36 mm
      `,
    },
    {
      label: 'WS-DC1-C2',
      name: 'Wood screws',
      type: 'Drawer',
      description: 'Torx only. Old slotted ones are in the leftovers.',
      items: `
        Wood screw 3.0×16 | Fasteners | 190 | Spax | 0191010300163 | 2023-03-19 | T10, countersunk
        Wood screw 3.5×30 | Fasteners | 225 | Spax | 0191010350303 | 2023-03-19 | T20 | Reorder at 60
        Wood screw 4.0×40 | Fasteners | 148 | Spax | 0191010400403 | 2024-06-10 | T20
        Wood screw 4.5×60 | Fasteners | 63 | Spax | 0191010450603 | 2024-06-10 | T20, partial thread
        Wood screw 6.0×120 | Fasteners | 24 | Spax | 0191010601203 | 2024-06-10 | T30
        Decking screw 5.0×60, A2 | Fasteners | 85 | Bauhaus | 23980451 | 2025-04-20 | T25, drill point | For the terrace
        Brass slotted screw 3×20 | Fasteners | 34 | | | 2012-10-06 | From Grandpa, for the old clock cases
      `,
    },
  ],
};
