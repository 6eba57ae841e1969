import type { Random } from './random.ts';

/** What the generated part of a kind has of its own. */
export interface Part {
  name: string;
  category: string;
  description: string;
  quantity: number;
  suppliers: readonly string[];
}

type Kind = (random: Random) => Part;

const METRIC = ['Würth', 'Misumi', 'McMaster-Carr', 'Hoffmann Group', 'Böllhoff'] as const;
const COMPONENTS = ['Mouser', 'DigiKey', 'Reichelt', 'LCSC', 'RS', 'Farnell'] as const;
const STORES = ['Hornbach', 'Bauhaus', 'Leroy Merlin', 'Castorama', 'OBI', 'Clas Ohlson'] as const;
const TOOLS = ['Wera', 'Knipex', 'Gedore', 'Bahco', 'Facom', 'Stahlwille'] as const;
const SIZES = ['M2', 'M2.5', 'M3', 'M4', 'M5', 'M6', 'M8', 'M10', 'M12'] as const;
const E12 = [1, 1.2, 1.5, 1.8, 2.2, 2.7, 3.3, 3.9, 4.7, 5.6, 6.8, 8.2] as const;
const MATERIALS = ['A2', 'A4', '8.8', '10.9', 'brass', 'zinc plated', 'black', 'titanium'] as const;

/** Kinds of parts; those that workshops have most of are there more than once. */
export const KINDS: readonly Kind[] = [
  screw,
  screw,
  screw,
  (random) => {
    const kind = random.pick([
      'hexagon nut',
      'nyloc nut',
      'cap nut',
      'wing nut',
      'T-nut',
      'washer',
      'penny washer',
    ]);
    const name = `${random.pick(SIZES)} ${kind}, ${random.pick(MATERIALS)}`;
    return {
      name,
      category: 'Fasteners',
      description: '',
      quantity: random.whole(0, 900),
      suppliers: METRIC,
    };
  },
  resistor,
  resistor,
  capacitor,
  (random) => {
    const family = random.pick(['74HC', 'LM', 'TL', 'STM32F', 'ATmega', 'MAX', 'PIC16F', 'TPS']);
    const name = `${family}${random.whole(10, 9999)}${random.pick(['', 'N', 'D', 'PU', '-3.3', 'BDGR'])}`;
    const shape = random.pick(['DIP-8', 'SO-16', 'TQFP-32', 'SOT-23', 'QFN-48']);
    return {
      name,
      category: 'Electronics',
      description: shape,
      quantity: random.whole(0, 40),
      suppliers: COMPONENTS,
    };
  },
  (random) => {
    const name = `HSS drill ${(random.whole(5, 200) / 10).toFixed(1)} mm${random.pick(['', ', Co 5 %', ', long', ', left'])}`;
    return {
      name,
      category: 'Tools',
      description: 'DIN 338',
      quantity: random.whole(0, 12),
      suppliers: ['Gühring', 'Ruko'],
    };
  },
  (random) => {
    const name = `O-ring ${random.whole(3, 180)}×${random.pick(['1', '1.5', '2', '2.5', '3', '4'])} ${random.pick(['NBR 70', 'EPDM', 'FKM', 'silicone'])}`;
    return {
      name,
      category: 'Plumbing',
      description: '',
      quantity: random.whole(0, 60),
      suppliers: ['Landefeld', 'RS'],
    };
  },
  (random) => {
    const type = random.pick(['H07V-K', 'H05VV-F', 'NYM-J', 'LiYY', 'Silicone wire', 'Ölflex 110']);
    const core = random.pick(['0.25', '0.5', '0.75', '1.5', '2.5', '4', '6']);
    const colour = random.pick(['red', 'black', 'blue', 'green-yellow', 'grey', 'white', 'orange']);
    const name = `${type} ${random.whole(1, 7)}×${core} mm², ${colour}`;
    // Metres to the millimetre, as they are left on a ring.
    const quantity = random.whole(0, 100_000) / 1000;
    return {
      name,
      category: 'Electrical',
      description: 'Metres left',
      quantity,
      suppliers: ['Lapp', ...STORES],
    };
  },
  (random) => {
    const material = random.pick([
      'EN AW-6060',
      'EN AW-2007',
      'S235',
      'C45',
      '1.4301',
      'PA6',
      'POM',
      'CuZn39Pb3',
    ]);
    const shape = random.pick(['Round bar Ø', 'Flat bar', 'Square bar', 'Round tube', 'Angle', 'Sheet']);
    const name = `${shape} ${random.whole(2, 120)}×${random.whole(1, 20)} ${material}`;
    return {
      name,
      category: 'Raw Materials',
      description: '',
      quantity: random.whole(0, 6000) / 1000,
      suppliers: ['Gemmel Metalle', 'Alfer'],
    };
  },
  (random) => {
    const name = `${random.pick(['Blind rivet', 'Solid rivet', 'Rivet nut'])} ${random.pick(['2.4', '3.2', '4.0', '4.8', '6.4'])}×${random.whole(4, 40)}, ${random.pick(['Al', 'A2', 'Cu', 'Monel'])}`;
    return {
      name,
      category: 'Rivets',
      description: '',
      quantity: random.whole(0, 1500),
      suppliers: ['Gesipa', 'Aircraft Spruce'],
    };
  },
  (random) => {
    const fitting = random.pick([
      'Elbow',
      'Tee',
      'Coupling',
      'Nipple',
      'Ball valve',
      'Reducer',
      'Union',
      'Cap',
    ]);
    const thread = random.pick([
      '1/8"',
      '1/4"',
      '3/8"',
      '1/2"',
      '3/4"',
      '1"',
      '1 1/4"',
      'DN 15',
      'DN 22',
      'DN 50',
    ]);
    const name = `${fitting} ${thread}, ${random.pick(['brass', 'copper', 'PP', 'PVC-U', 'stainless', 'red bronze'])}`;
    return {
      name,
      category: 'Plumbing',
      description: '',
      quantity: random.whole(0, 25),
      suppliers: ['Viega', ...STORES],
    };
  },
  foreign,
  foreign,
  (random) => {
    const name = `${random.pick(['Oil', 'Grease', 'Spray', 'Paste', 'Wax'])} ${random.pick(['PTFE', 'lithium', 'silicone', 'MoS₂', 'food grade', '5W-30', 'ISO VG 46'])} ${random.pick(['50', '100', '250', '400', '1000'])} ml`;
    return {
      name,
      category: 'Lubricants',
      description: '',
      quantity: random.whole(0, 40) / 4,
      suppliers: ['Liqui Moly', 'Würth', 'Klüber'],
    };
  },
  (random) => {
    const name = `${random.pick(['Cleaner', 'Degreaser', 'Descaler', 'Cloth', 'Brush', 'Gloves', 'Soap'])} no. ${random.whole(1, 400)}`;
    return {
      name,
      category: 'Cleaning Supplies',
      description: '',
      quantity: random.whole(0, 30),
      suppliers: STORES,
    };
  },
  (random) => {
    const name = `${random.pick(['Tomato', 'Courgette', 'Bean', 'Basil', 'Lawn', 'Clover', 'Dahlia'])} ${random.pick(['seed', 'tray', 'fertiliser', 'label set', 'net'])} ${random.whole(1, 300)}`;
    return {
      name,
      category: random.pick(['Gardening Supplies', 'Lawn & Garden']),
      description: '',
      quantity: random.whole(0, 20),
      suppliers: STORES,
    };
  },
  (random) => {
    const name = `${random.pick(['Hinge', 'Handle', 'Bracket', 'Castor', 'Spring', 'Bearing', 'Magnet', 'Hook'])} ${random.whole(6, 220)}×${random.whole(2, 90)} mm`;
    return {
      name,
      category: random.pick(['Hardware', 'Home Improvement', 'Misc']),
      description: '',
      quantity: random.whole(0, 50),
      suppliers: STORES,
    };
  },
  (random) => {
    const name = `${random.pick(['Box', 'Assortment box', 'Crate', 'Case', 'Eurobox', 'Container'])} ${random.pick(['A', 'B', 'C', 'K', 'X'])}${random.whole(1, 9999)}`;
    return {
      name,
      category: 'Storage',
      description: '',
      quantity: 1,
      suppliers: ['Auer', 'Sortimo', 'Raaco'],
    };
  },
];

function screw(random: Random): Part {
  const head = random.pick([
    'socket head',
    'button head',
    'countersunk',
    'hexagon head',
    'pan head',
    'set',
    'flange',
  ]);
  const length = random.pick([4, 5, 6, 8, 10, 12, 14, 16, 18, 20, 25, 30, 35, 40, 45, 50, 60, 70, 80, 100]);
  const name = `${random.pick(SIZES)}×${length} ${head} screw, ${random.pick(MATERIALS)}`;
  const description = random.pick(['ISO 4762', 'ISO 7380', 'ISO 10642', 'ISO 4017', 'DIN 7985', '']);
  return { name, category: 'Fasteners', description, quantity: random.whole(0, 500), suppliers: METRIC };
}

function resistor(random: Random): Part {
  // Rounded, because 8.2 × 100 is not quite 820 in binary.
  const value = Math.round(random.pick(E12) * random.pick([1, 10, 100]) * 10) / 10;
  const shape = random.pick(['0402', '0603', '0805', '1206', 'THT']);
  const name = `${value} ${random.pick(['Ω', 'kΩ', 'MΩ'])} resistor ${shape}, ${random.pick(['1 %', '5 %', '0.1 %'])}`;
  return {
    name,
    category: 'Electronics',
    description: 'Thin film',
    quantity: random.whole(0, 400),
    suppliers: COMPONENTS,
  };
}

function capacitor(random: Random): Part {
  const unit = random.pick(['pF', 'nF', 'µF']);
  const volts = random.pick([6.3, 10, 16, 25, 35, 50, 63, 100, 400]);
  const name = `${random.pick(E12)} ${unit} capacitor ${volts} V ${random.pick(['X7R', 'C0G', 'X5R', 'electrolytic', 'film'])}`;
  return {
    name,
    category: 'Electronics',
    description: '',
    quantity: random.whole(0, 300),
    suppliers: COMPONENTS,
  };
}

/** Names in other languages and scripts: workshops are everywhere. */
function foreign(random: Random): Part {
  const tool = random.pick([
    'Schraubenschlüssel',
    'Rohrzange für Übergänge',
    'Clé à molette',
    'Tournevis à frapper',
    'Śrubokręt krzyżowy',
    'Łożysko kulkowe',
    'Pájecí hrot',
    'Šroubovák plochý',
    'Llave de tuercas pequeña',
    'Martelo de borracha não',
    'Skiftnyckel med gängmått',
    'Rørtang',
    'Çekiç ve ölçü',
    'Csavarhúzó készlet',
    'Șurubelniță',
    'Σφυρί',
    'Отвёртка крестовая',
    '六角レンチ',
    '드라이버',
  ]);
  const name = `${tool} ${random.whole(2, 600)} mm`;
  return { name, category: 'Tools', description: '', quantity: random.whole(0, 8), suppliers: TOOLS };
}
