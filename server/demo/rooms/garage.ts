import type { DemoRoom } from '../place.ts';

/** The garage: water, wires, car and bicycles. */
export const garage: DemoRoom = {
  label: 'GA',
  name: 'Garage',
  type: 'Room',
  area: 'GARAGE',
  description: 'Cabinets on the left wall, the car on the right.',
  items: `
    Trolley jack 2 t | Tools | 1 | Würth | 0715 54 70 | 2018-10-27 | Rubber pad, with two axle stands
    Winter tyres 205/55 R16 | Hardware | 4 | Continental | 0355692 | 2023-10-29 | WinterContact TS 870 on steel rims | Marked FL, FR, RL, RR; 6 mm left
    Bicycle repair stand | Tools | 1 | Park Tool | PCS-10.3 | 2020-04-25 | Folded, behind the door
  `,
  within: [
    {
      label: 'GA-CA1',
      name: 'Plumbing cabinet',
      type: 'Cabinet',
      description: 'Grey steel doors. The bucket for leaks is on top.',
      items: `
        Blowtorch with piezo ignition | Plumbing | 1 | Rothenberger | 1000002358 | 2019-09-28 | Soft soldering of copper
        Pipe cutter 6–35 mm | Plumbing | 1 | Rothenberger | 70027 | 2019-09-28 | Spare wheel in the handle
        Basin wrench | Plumbing | 1 | Hornbach | 6245509 | 2022-02-20 | For tap nuts nobody can reach
      `,
      within: [
        {
          label: 'GA-CA1-D1',
          name: 'Fittings',
          type: 'Drawer',
          description: 'Brass on the left, press fittings on the right.',
          items: `
            Brass elbow 1/2" F×M | Plumbing | 5 | Hornbach | 8411726 | 2022-02-20
            Brass tee 1/2" | Plumbing | 3 | Hornbach | 8411801 | 2022-02-20
            Reducer 3/4" to 1/2" | Plumbing | 4 | Hornbach | 8411955 | 2022-02-20
            Double nipple 1/2" | Plumbing | 6 | Hornbach | 8411672 | 2022-02-20 | Chrome
            Ball valve 1/2", lever | Plumbing | 2 | Kemper | 1510015 | 2024-03-04 | For drinking water
            Angle valve 1/2" × 10 mm | Plumbing | 3 | Schell | 049490699 | 2024-03-04 | Chrome, with filter
            Press coupling 15 mm | Plumbing | 9 | Viega | 294 557 | 2023-09-10 | Profipress, V contour
            Copper elbow 15 mm, 90° | Plumbing | 11 | Viega | 102 548 | 2019-09-28 | For soldering
            Bleed key for radiators | Plumbing | 2 | Bauhaus | 10427731 | 2015-10-03 | 5 mm square
          `,
        },
        {
          label: 'GA-CA1-D2',
          name: 'Sealing',
          type: 'Drawer',
          description: 'Keep it dry.',
          items: `
            PTFE tape 12 mm × 12 m | Plumbing | 7 | Hornbach | 8420136 | 2024-03-04 | For water, fine thread
            Hemp fibre 80 g | Plumbing | 1 | Hornbach | 8420218 | 2016-07-23 | With paste, for steel pipe
            Sanitary silicone white 300 ml | Plumbing | 2 | Otto | S100-300-C01 | 2025-04-06 | Against mould | Use by 2026-10
            Self-fusing tape 25 mm | Plumbing | 3 | RS | 512-238 | 2020-02-27 | Emergency repair, stretch well
            Cistern flush valve seal | Plumbing | 2 | Geberit | 816.418.00.1 | 2023-08-13 | 63×32 mm
          `,
          within: [
            {
              label: 'GA-CA1-D2-K1',
              name: 'Seal assortment',
              type: 'Box',
              description: 'O-rings and flat seals in 18 compartments, by inner diameter.',
              items: `
                O-ring 8×2 NBR 70 | Plumbing | 24 | RS | 128-855 | 2020-02-27 | Oil and air
                O-ring 10×2.5 NBR 70 | Plumbing | 21 | RS | 128-861 | 2020-02-27
                O-ring 12×2 EPDM | Plumbing | 16 | Landefeld | OR 12X2 EPDM | 2022-02-20 | Hot water
                O-ring 18×2.5 EPDM | Plumbing | 12 | Landefeld | OR 18X2,5 EPDM | 2022-02-20 | Kitchen tap spout
                Fibre seal 3/8" | Plumbing | 15 | Hornbach | 8420617 | 2022-02-20 | Flexible hoses
                Fibre seal 1/2" | Plumbing | 26 | Hornbach | 8420625 | 2022-02-20
                Rubber seal 3/4" | Plumbing | 18 | Hornbach | 8420640 | 2022-02-20 | Washing machine hose
              `,
            },
          ],
        },
      ],
    },
    {
      label: 'GA-EL1',
      name: 'Electrical cabinet',
      type: 'Cabinet',
      description: 'For the house installation. Switch off, lock, test – then work.',
      items: `
        Voltage tester, two poles | Electrical | 1 | Fluke | T150 | 2019-01-25 | CAT IV 600 V | Test it before and after
        Cable stripper 8–28 mm | Electrical | 1 | Jokari | 30280 | 2019-01-25 | Secura No. 28
      `,
      within: [
        {
          label: 'GA-EL1-D1',
          name: 'Terminals and ferrules',
          type: 'Drawer',
          description: 'WAGO in front, ferrules by colour.',
          items: `
            WAGO 221-412 | Electrical | 64 | Reichelt | WAGO 221-412 | 2024-06-27 | Two wires, 0.14–4 mm²
            WAGO 221-413 | Electrical | 48 | Reichelt | WAGO 221-413 | 2024-06-27 | Three wires, 0.14–4 mm² | Reorder at 20
            WAGO 221-415 | Electrical | 31 | Reichelt | WAGO 221-415 | 2024-06-27 | Five wires, 0.14–4 mm²
            WAGO 224-112 lamp terminal | Electrical | 15 | Reichelt | WAGO 224-112 | 2022-07-08 | Solid to stranded
            Ferrule 0.75 mm², grey | Electrical | 180 | Phoenix Contact | 3200519 | 2020-03-30 | 8 mm
            Ferrule 1.5 mm², black | Electrical | 240 | Phoenix Contact | 3200522 | 2020-03-30 | 8 mm
            Ring terminal M6, 10 mm² | Electrical | 9 | Klauke | 630/6 | 2023-10-22 | Tubular, for earthing
            Cable tie 200×3.6 mm, black | Electrical | 130 | HellermannTyton | 111-04819 | 2025-03-11 | UV resistant
          `,
        },
        {
          label: 'GA-EL1-D2',
          name: 'Switches and breakers',
          type: 'Drawer',
          description: 'Gira System 55 in pure white, glossy; breakers of the sub-panel.',
          items: `
            Socket insert System 55 | Electrical | 5 | Gira | 418803 | 2022-07-08 | With shutter
            Changeover switch insert | Electrical | 3 | Gira | 010600 | 2022-07-08
            Frame, 2 gang, pure white | Electrical | 4 | Gira | 021203 | 2022-07-08 | Standard 55
            Flush-mounted box 61 mm deep | Electrical | 7 | Kaiser | 1555-04 | 2022-07-08 | For masonry
            Circuit breaker B16, 1 pole | Electrical | 2 | Hager | MBN116 | 2023-10-22 | 6 kA
            Residual current breaker 40 A | Electrical | 1 | Hager | CDS440D | 2023-10-22 | 30 mA, type A | Press the test button twice a year
            Fuse 5×20 mm, 2 A slow | Electrical | 20 | Reichelt | TR 2,0A | 2018-03-22
          `,
        },
      ],
    },
    {
      label: 'GA-WR1',
      name: 'Wire rack',
      type: 'Shelf',
      description: 'Rings and drums. Write the rest on the tag whenever you cut.',
      items: `
        NYM-J 3×1.5 mm² | Electrical | 37.5 | Hornbach | 8745102 | 2022-07-08 | Metres left on the ring
        NYM-J 5×2.5 mm² | Electrical | 8.2 | Hornbach | 8745171 | 2023-10-22 | Metres, for the oven
        H07V-K 6 mm², green-yellow | Electrical | 11.4 | Lapp | 4520003 | 2023-10-22 | Metres, earthing
        H05VV-F 3G1.5, white | Electrical | 6.75 | Bauhaus | 20138824 | 2021-08-15 | Metres, flexible
        LiYY 4×0.25 mm² | Electrical | 22 | Lapp | 0034404 | 2019-12-10 | Metres, sensors
        Silicone wire 0.75 mm², red | Electrical | 2.275 | Reichelt | SIL 0,75-RT | 2022-08-19 | Metres, to 180 °C
        Speaker cable 2×2.5 mm² | Electrical | 14.3 | Thomann | 214578 | 2017-12-27 | Metres, transparent
        Cat 7 installation cable | Electrical | 63 | FS | 83041 | 2024-07-06 | Metres, orange, S/FTP
        Corrugated conduit M20 | Electrical | 18.5 | Fränkische | 22420020 | 2022-07-08 | Metres, with pull wire
      `,
    },
    {
      label: 'GA-SU1',
      name: 'Car and bike shelf unit',
      type: 'Shelf Unit',
      description: 'Zinc-plated, three boards.',
      within: [
        {
          label: 'GA-SU1-S1',
          name: 'Car care',
          type: 'Shelf',
          description: 'Škoda Octavia, 1.5 TSI.',
          items: `
            Engine oil 5W-30 | Lubricants | 3.6 | Castrol | EDGE 5W-30 LL | 2025-05-18 | Litres left, VW 504 00 / 507 00
            Oil filter HU 6027 z | Hardware | 1 | Mann-Filter | HU 6027 Z | 2025-05-18 | With sealing ring
            Coolant G12evo, concentrate | Lubricants | 1.5 | VW | G12E050A2 | 2024-08-26 | Litres, mix 1:1 with distilled water
            Screenwash −20 °C | Cleaning Supplies | 5 | Sonax | 332505 | 2025-10-26 | Litres, ready to use
            Wiper blades Aerotwin A863S | Hardware | 1 | Bosch | 3 397 014 863 | 2025-10-26 | Set of two
            Blade fuse assortment 5–30 A | Electrical | 1 | Hella | 8KX 727 868 | 2021-09-19 | Clear case | 5 A, 7.5 A, 10 A, 15 A, 20 A, 30 A
          `,
        },
        {
          label: 'GA-SU1-S2',
          name: 'Bicycle parts',
          type: 'Shelf',
          description: 'Two trekking bikes, 28 inch, and the cargo bike.',
          items: `
            Inner tube 28", Presta 40 mm | Hardware | 4 | Schwalbe | 10423343 | 2025-03-30 | 28 to 47 mm | Reorder at two
            Inner tube 20", Schrader | Hardware | 2 | Schwalbe | 10414310 | 2025-03-30 | Cargo bike, front
            Chain KMC X9, 114 links | Hardware | 1 | Rose | 1002856 | 2024-04-29 | Nine-speed, with missing link
            Brake pads B05S, resin | Hardware | 3 | Shimano | EBPB05SRXA | 2025-05-04 | Pairs
            Brake cable inner, 1.6 mm | Hardware | 5 | Jagwire | 94SS2000 | 2022-04-17 | Stainless, 2 m
            Patch kit Rema TT02 | Hardware | 2 | Rose | 2141009 | 2023-07-16 | Glue dries out once opened
            Tyre levers | Tools | 6 | Schwalbe | 1847 | 2018-06-23 | Blue, one is bent
          `,
        },
      ],
    },
  ],
};
