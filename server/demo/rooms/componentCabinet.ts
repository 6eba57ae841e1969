import type { DemoPlace } from '../place.ts';

/** Electronic components: a drawer a kind. */
export const componentCabinet: DemoPlace = {
  label: 'ST-CB1',
  name: 'Component cabinet',
  type: 'Cabinet',
  description: 'Antistatic drawers, lettered by what they hold.',
  within: [
    {
      label: 'ST-CB1-R',
      name: 'Resistors',
      type: 'Drawer',
      description: 'Through-hole by value; what is SMD lies in its own case.',
      items: `
        Potentiometer 10 kΩ linear | Electronics | 9 | Reichelt | RK09K113-LIN10K | 2022-01-28 | Alps, 9 mm, shaft 6 mm
        Trimmer 1 kΩ, 25 turns | Electronics | 12 | Reichelt | 64W-1,0K | 2022-01-28 | Bourns 3296W
        Power resistor 0.1 Ω 5 W | Electronics | 6 | Mouser | 71-RW05-0.1 | 2023-05-18 | Shunt
        NTC 10 kΩ, B 3950 | Electronics | 15 | Reichelt | NTC-0,2 10K | 2024-02-27 | Bead with 1 m lead
        Photoresistor 5–10 kΩ | Electronics | 10 | Pollin | 181 001 | 2016-10-14 | GL5528
      `,
      within: [
        {
          label: 'ST-CB1-R-K1',
          name: 'SMD resistors 0805',
          type: 'Box',
          description: 'Case with 24 compartments, E6 by decade. 1 %, 125 mW.',
          items: `
            0 Ω resistor 0805 | Electronics | 90 | Mouser | 603-RC0805JR-070RL | 2023-05-18 | Jumper
            10 Ω resistor 0805 | Electronics | 84 | Mouser | 603-RC0805FR-0710RL | 2023-05-18
            100 Ω resistor 0805 | Electronics | 71 | Mouser | 603-RC0805FR-07100RL | 2023-05-18
            220 Ω resistor 0805 | Electronics | 58 | Mouser | 603-RC0805FR-07220RL | 2023-05-18 | LEDs at 5 V
            1 kΩ resistor 0805 | Electronics | 160 | Mouser | 603-RC0805FR-071KL | 2024-10-02 | Reorder at 50
            2.2 kΩ resistor 0805 | Electronics | 77 | Mouser | 603-RC0805FR-072K2L | 2023-05-18
            4.7 kΩ resistor 0805 | Electronics | 112 | Mouser | 603-RC0805FR-074K7L | 2024-10-02 | I²C pull-ups
            10 kΩ resistor 0805 | Electronics | 205 | Mouser | 603-RC0805FR-0710KL | 2024-10-02 | Reorder at 50
            100 kΩ resistor 0805 | Electronics | 66 | Mouser | 603-RC0805FR-07100KL | 2023-05-18
            1 MΩ resistor 0805 | Electronics | 92 | Mouser | 603-RC0805FR-071ML | 2023-05-18
          `,
        },
      ],
    },
    {
      label: 'ST-CB1-C',
      name: 'Capacitors',
      type: 'Drawer',
      description: 'Electrolytics older than ten years go to the tester first.',
      items: `
        100 nF ceramic capacitor 0805 | Electronics | 310 | DigiKey | 399-C0805C104K5RACTUCT-ND | 2024-10-02 | X7R, 50 V | Reorder at 100
        1 µF ceramic capacitor 0805 | Electronics | 140 | DigiKey | 399-C0805C105K4RACTUCT-ND | 2024-10-02 | X7R, 16 V
        10 µF ceramic capacitor 1206 | Electronics | 85 | DigiKey | 1276-1075-1-ND | 2024-10-02 | X5R, 25 V
        22 pF ceramic capacitor 0805 | Electronics | 60 | Reichelt | NPO-G0805 22P | 2021-11-06 | C0G, for crystals
        100 nF film capacitor X2 | Electronics | 11 | Reichelt | FUNK 100N | 2019-09-05 | 305 V AC, mains suppression
        10 µF electrolytic 63 V | Electronics | 38 | Reichelt | RAD 10/63 | 2021-11-06
        100 µF electrolytic 35 V | Electronics | 44 | Reichelt | RAD FC 100/35 | 2023-08-24 | Low ESR
        1000 µF electrolytic 25 V | Electronics | 17 | Reichelt | RAD FC 1.000/25 | 2023-08-24 | Low ESR
        Supercapacitor 1 F 5.5 V | Electronics | 4 | Mouser | 80-FM0H105ZF | 2022-12-14 | Clock backup
      `,
    },
    {
      label: 'ST-CB1-S',
      name: 'Semiconductors',
      type: 'Drawer',
      description: 'In black foam or in their tubes. Wrist strap.',
      items: `
        1N4148 diode | Electronics | 120 | Reichelt | 1N 4148 | 2017-05-30 | DO-35
        1N5819 Schottky diode | Electronics | 47 | Reichelt | 1N 5819 | 2019-09-05 | 40 V, 1 A
        BC547B NPN transistor | Electronics | 63 | Reichelt | BC 547B | 2017-05-30 | TO-92
        IRLZ44N MOSFET | Electronics | 8 | Reichelt | IRLZ 44N | 2023-08-24 | Logic level, TO-220
        LM7805 voltage regulator | Electronics | 9 | Reichelt | µA 7805 | 2016-10-14 | 1 A, TO-220
        AMS1117-3.3 voltage regulator | Electronics | 26 | LCSC | C6186 | 2024-04-03 | SOT-223
        NE555P timer | Electronics | 14 | Reichelt | NE 555 DIP | 2016-10-14
        LM358N dual op amp | Electronics | 11 | Reichelt | LM 358 DIP | 2019-09-05
        74HC595 shift register | Electronics | 10 | Mouser | 595-SN74HC595N | 2022-12-14 | DIP-16
        ATmega328P-PU | Electronics | 3 | Mouser | 556-ATMEGA328P-PU | 2022-12-14 | Optiboot on two of them
        White LED 5 mm, 3.2 V | Electronics | 75 | Reichelt | LED 5-13000 WS | 2020-01-15 | 20 mA
        Red LED 0805 | Electronics | 130 | LCSC | C84256 | 2024-04-03 | Forward voltage 2.0 V
        WS2812B LED strip, 60/m | Electronics | 2.35 | BerryBase | LED-WS2812-60 | 2024-11-28 | Metres left, IP20
      `,
    },
    {
      label: 'ST-CB1-M',
      name: 'Boards and modules',
      type: 'Drawer',
      description: 'Each in its bag; write on the bag what runs on it.',
      items: `
        Raspberry Pi 4B, 4 GB | Electronics | 1 | BerryBase | RPI4B-4GB | 2021-07-22 | Spare for the house controller
        Raspberry Pi Pico W | Electronics | 4 | BerryBase | SC0918 | 2024-11-28 | Without headers
        ESP32-DevKitC | Electronics | 3 | Mouser | 356-ESP32-DEVKITC | 2023-01-10 | WROOM-32E, 38 pins
        Arduino Nano Every | Electronics | 2 | RS | 192-7588 | 2020-04-09
        BME280 sensor module | Electronics | 3 | Pimoroni | PIM472 | 2023-01-10 | Temperature, humidity, pressure
        DS18B20 sensor, waterproof | Electronics | 5 | BerryBase | DS18B20-WP | 2022-10-29 | 1 m lead
        OLED display 0.96 inch I²C | Electronics | 2 | AZ-Delivery | AZ-OLED-096 | 2022-10-29 | SSD1306, 128×64
        Stepper driver TMC2209 | Electronics | 4 | Watterott | TMC2209-SSTEP | 2023-06-17 | SilentStepStick
        Relay module, 2 channels, 5 V | Electronics | 2 | AZ-Delivery | AZ-REL-2 | 2019-03-19 | Not for mains, creepage too small
        Step-down module MP1584 | Electronics | 7 | LCSC | C2685815 | 2024-04-03 | 4.5–28 V in, 3 A
      `,
    },
    {
      label: 'ST-CB1-K',
      name: 'Connectors',
      type: 'Drawer',
      description: 'Housings in front, crimp contacts in the bags behind them.',
      items: `
        Pin header 1×40, 2.54 mm | Electronics | 18 | Reichelt | MPE 087-1-040 | 2020-01-15 | Breakable
        JST-XH housing 4 pins | Electronics | 30 | Mouser | 306-XHP-4 | 2023-06-17
        JST-XH crimp contact | Electronics | 165 | Mouser | 306-SXH-001T-P0.6 | 2023-06-17 | AWG 28 to 22
        Dupont housing 1×1 | Electronics | 95 | Pollin | 451 277 | 2018-08-28
        XT60 plug and socket | Electronics | 5 | Reichelt | XT60 PAAR | 2022-08-19 | Pairs, 60 A
        Terminal block 2 poles, 5.08 mm | Electronics | 24 | Phoenix Contact | 1729128 | 2020-01-15 | MKDS 1.5/2
        RJ45 plug Cat 6A, field assembly | Electronics | 6 | Telegärtner | J00026A4000 | 2024-07-06 | No tool needed
        DC socket 5.5×2.1 mm, panel | Electronics | 8 | Lumberg | 1614 09 | 2019-03-19
        Heat-shrink 3.2 mm, black 3:1 | Electrical | 4.6 | Reichelt | SDH 3,2 SW | 2022-08-19 | Metres, with glue
      `,
    },
  ],
};
