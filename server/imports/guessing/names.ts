import { fold } from '../../../contract/naturalOrder.ts';
import type { ImportField, ImportLocationField } from '../../../contract/imports/mapping.ts';

/** What a column can be by its name. `price` and its like are nothing that an item has. */
export type Meaning = ImportField | ImportLocationField | 'part' | 'measure' | 'none' | 'otherDay';

/** What columns are called in English, German, French, Spanish, Italian and Dutch: whole names, folded and without signs. */
const CALLED: Readonly<Record<Meaning, string>> = {
  name: `name|item|item name|product|product name|article|title|object|thing|what|part name|component|material name|
    bezeichnung|artikel|artikelbezeichnung|artikelname|gegenstand|produkt|produktname|benennung|was|titel|teil|bauteil|
    nom|designation|article|produit|objet|libelle|intitule|piece|nombre|articulo|producto|objeto|denominacion|
    nome|articolo|prodotto|oggetto|denominazione|naam|artikelnaam|omschrijving artikel|voorwerp|onderdeel|benaming`,
  location: `location|location name|location path|place|where|storage|storage location|stock location|storelocation|store location|position|stored in|stored|storage place|storage spot|storage area|kept in|kept at|spot|bin location|shelf location|warehouse location|
    ort|lagerort|lagerplatz|standort|platz|wo|ablage|lager|aufbewahrungsort|stellplatz|lagerstelle|
    emplacement|lieu|endroit|rangement|localisation|ubicacion|lugar|sitio|localizacion|donde|
    ubicazione|posizione|luogo|dove|posto|locatie|plaats|opslagplaats|waar|default location|default location name`,
  category: `category|categories|category name|category path|type|kind|group|class|labels|tags|section|family|
    kategorie|art|typ|gruppe|warengruppe|artikelgruppe|sorte|categorie|type d article|famille|groupe|genre|
    categoria|tipo|grupo|familia|clase|gruppo|famiglia|soort|groep`,
  quantity: `quantity|qty|count|amount|number of|stock|in stock|instock|on hand|pieces|pcs|units|total|total stock|how many|qnty|quant|no of pieces|
    menge|anzahl|stuck|stuckzahl|bestand|lagerbestand|stk|vorrat|
    quantite|qte|nombre de pieces|en stock|cantidad|cant|unidades|existencias|
    quantita|qta|pezzi|giacenza|scorta|aantal|hoeveelheid|voorraad|stuks`,
  description: `description|details|part description|specification|specifications|specs|long description|
    beschreibung|details|spezifikation|artikelbeschreibung|descriptif|description longue|caracteristiques|
    descripcion|detalles|descrizione|dettagli|beschrijving|omschrijving`,
  notes: `notes|note|comment|comments|remark|remarks|memo|info|information|
    bemerkung|bemerkungen|notiz|notizen|kommentar|anmerkung|anmerkungen|hinweis|
    remarque|remarques|commentaire|commentaires|notas|nota|comentario|comentarios|observaciones|
    osservazioni|commento|commenti|opmerking|opmerkingen|notitie|notities`,
  supplier: `supplier|supplier name|vendor|seller|shop|store|source|bought from|bought at|purchased from|purchase from|dealer|distributor|retailer|
    lieferant|handler|verkaufer|bezugsquelle|gekauft bei|shop|quelle|
    fournisseur|vendeur|magasin|boutique|achete chez|proveedor|vendedor|tienda|comprado en|
    fornitore|venditore|negozio|acquistato da|leverancier|verkoper|winkel|gekocht bij`,
  supplier_part_no: `supplier part no|supplier part number|supplier part sku|supplier part|part number|part no|partnumber|partno|part nr|mpn|sku|order code|item number|item no|article number|article no|catalog number|catalogue number|model number|manufacturer part number|manufacturer product number|mfr part no|mfr part number|spn|lcsc|lcsc part|ipn|part ipn|digikey|mouser|
    artikelnummer|artikel nr|artikelnr|art nr|bestellnummer|bestell nr|bestellnr|teilenummer|teile nr|herstellernummer|
    reference fournisseur|reference|ref|numero d article|numero de piece|code article|ref fournisseur|
    numero de pieza|referencia|codigo de articulo|numero de articulo|codice articolo|codice|codice fornitore|numero articolo|
    artikelnummer|bestelnummer|onderdeelnummer`,
  supplier_item_url: `url|link|website|web|webpage|page|href|product url|product link|supplier item url|supplier link|shop link|supplier product reference url|purchase url|
    webseite|internetadresse|produktlink|lien|site|adresse web|enlace|sitio web|collegamento|sito|indirizzo web|koppeling`,
  acquisition_date: `date|purchase date|purchased|purchased on|bought|bought on|acquisition date|acquired|date acquired|date purchased|date of purchase|order date|date added|
    datum|kaufdatum|gekauft|gekauft am|anschaffungsdatum|angeschafft|bestelldatum|
    date d achat|date achat|achete le|date d acquisition|fecha|fecha de compra|comprado|fecha de adquisicion|
    data|data di acquisto|data acquisto|acquistato il|aankoopdatum|gekocht op|aanschafdatum`,
  location_label: `location label|location code|place code|shelf code|drawer label|bin label`,
  location_type: `location type|place type|lagerorttyp`,
  location_area: `location area|area|zone|bereich|zona`,
  /** An own number of a row: of no item. */
  none: `id|nr|no|num|number|row|index|pos|lfd nr|#|price|unit price|cost|total price|value eur|preis|einzelpreis|gesamtpreis|kosten|prix|precio|prezzo|prijs|
    created at|updated at|image|picture|photo|bild|foto|barcode|ean`,
  /** A day on which something else happened or ends than that the item was acquired. */
  otherDay: `created|created on|date created|creation date|updated|updated on|last updated|date updated|modified|last modified|date modified|
    expiry|expiry date|expires|expires on|expiration|expiration date|best before|best before date|use by|warranty until|warranty expires|warranty expiry|
    warranty end|lifetime warranty|sold|sold on|date sold|sold time|sold date|last stocktake|stocktake date|last checked|checked on|last counted|eol|eol date|
    end of life|due|due date|due back|returned on|checkout date|expected checkin|next audit date|last audit|last audit date|next maintenance|
    angelegt|erstellt|erstellt am|geandert|geandert am|ablaufdatum|haltbar bis|mindesthaltbarkeit|mindesthaltbarkeitsdatum|mhd|garantie bis|garantieende|verkauft am|
    gezahlt am|date de creation|date d expiration|peremption|garantie jusqu au|vendu le|caducidad|fecha de caducidad|garantia hasta|vendido el|
    scadenza|data di scadenza|garanzia fino al|venduto il|vervaldatum|houdbaar tot|garantie tot|verkocht op`,
  /** A name can be made of these. */
  measure: `type|shape|form|size|dimension|dimensions|length|diameter|thread|material|colour|color|value|footprint|package|
    grosse|abmessung|abmessungen|lange|durchmesser|gewinde|werkstoff|farbe|wert|bauform|masse|
    taille|longueur|diametre|matiere|materiau|couleur|forme|tamano|longitud|diametro|materia|forma|
    dimensione|lunghezza|materiale|colore|maat|lengte|materiaal|kleur|vorm`,
  part: '',
};

/** What columns are called whose values number one thing each, in the same languages; what tells one from another best comes first. */
const NUMBERS: readonly string[] = [
  `asset id|asset tag|asset number|asset no|asset nr|inventory number|inventory no|inventory nr|inventory id|inventory tag|qrid|qr id|sid|sortly id|
    hb asset id|hb import ref|inventarnummer|inventar nr|inventarnr|anlagennummer|anlagen nr|
    numero d inventaire|n d inventaire|no d inventaire|numero inventaire|numero d immobilisation|code inventaire|
    numero de inventario|n de inventario|no de inventario|numero de activo|numero di inventario|numero d inventario|numero inventario|codice inventario|
    codice cespite|inventarisnummer|activanummer`,
  `serial number|serial no|serial nr|serial num|serialnumber|serial|s n|sn|hb serial number|seriennummer|serien nr|seriennr|
    numero de serie|n de serie|no de serie|n serie|numero serie|numero di serie|numero seriale|seriale|matricola|serienummer`,
  `batch|batch number|batch no|batch nr|batch code|batch id|lot|lot number|lot no|lot nr|lot code|charge|chargennummer|chargen nr|charge nr|los|losnummer|
    numero de lot|n de lot|no de lot|lote|numero de lote|n de lote|no de lote|lotto|numero di lotto|numero lotto|partij|partijnummer|batchnummer|lotnummer`,
];
/** The same of InvenTree, whose numbers stay; in a list that somebody writes those are of the line, and move up when one above is deleted. */
const INVENTREE_NUMBERS = 'stock item id|id|pk';

/** Places inside of one another, the largest first. */
const LEVELS: readonly string[] = [
  'site|building|house|gebaude|haus|batiment|edificio|gebouw|hangar',
  'floor|storey|etage|stockwerk|planta|piano|verdieping',
  'room|raum|zimmer|piece|salle|habitacion|cuarto|stanza|locale|kamer|ruimte|workshop|werkstatt|garage',
  'cabinet|cupboard|closet|wardrobe|rack|schrank|armoire|armario|armadio|kast',
  'shelf|shelf unit|shelves|regal|regalboden|regalfach|etagere|rayon|estante|estanteria|scaffale|ripiano|plank|schap',
  'row|reihe|rangee|fila|rij|level|ebene',
  'drawer|schublade|tiroir|cajon|cassetto|lade|la',
  'box|bin|container|case|crate|kiste|box nr|kasten|behalter|schachtel|karton|boite|bac|carton|caja|contenedor|scatola|contenitore|doos|bak|krat',
  'compartment|slot|cell|fach|zelle|case|compartiment|compartimento|vak|scomparto',
];

const words = (texts: string): Set<string> => new Set(texts.split('|').map((text) => text.trim()));
const MEANINGS = new Map(
  Object.entries(CALLED).map(([meaning, texts]) => [meaning as Meaning, words(texts)] as const),
);
const LEVEL_WORDS = LEVELS.map(words);
const NUMBER_WORDS = NUMBERS.map((texts) => [...words(texts)]);
const INVENTREE_WORDS = [...words(INVENTREE_NUMBERS)];

/** How the name of a column ends that has the addresses behind the cells of another one. */
export const LINK_ENDING = ' (link)';

/** A column's name as it is compared: without case, accents, signs and what stands in parentheses. */
export function plainName(name: string): string {
  // An address is no place, and no name, whatever it is behind.
  if (name.endsWith(LINK_ENDING)) return 'link';
  return fold(name.replaceAll(/\([^)]*\)|\[[^\]]*\]/g, ' '))
    .replaceAll(/[^\p{L}\p{N}#]+/gu, ' ')
    .trim();
}

/** What a column may be by its name, the likeliest first. */
export function meaningsOf(name: string): Meaning[] {
  const plain = plainName(name);
  return [...MEANINGS].filter(([, called]) => called.has(plain)).map(([meaning]) => meaning);
}

/** How little an address is one of a shop: one that stands in a cell, then one behind a supplier, then any other. */
export function linkRank(name: string): number {
  if (!name.endsWith(LINK_ENDING)) return 0;
  return meaningsOf(name.slice(0, -LINK_ENDING.length)).includes('supplier') ? 1 : 2;
}

/** How well the values of a column tell one thing from another, the smaller the better; undefined for those that number nothing. */
export function numberRank(name: string, isInvenTree = false): number | undefined {
  const plain = plainName(name);
  const rank = [...(isInvenTree ? [INVENTREE_WORDS] : []), ...NUMBER_WORDS].flat().indexOf(plain);
  return rank < 0 ? undefined : rank;
}

/** What a column that numbers things is about: those of one kind mean the same, whatever they are called; undefined for all others. */
export function numberKind(name: string): number | undefined {
  const kind = NUMBER_WORDS.findIndex((called) => called.includes(plainName(name)));
  return kind < 0 ? undefined : kind;
}

/** How far inside a place of this name is; undefined for what is none. */
export function levelOf(name: string): number | undefined {
  const plain = plainName(name).replace(/ ?(nr|no|number|nummer|#|name)$/, '');
  const level = LEVEL_WORDS.findIndex((called) => called.has(plain));
  return level < 0 ? undefined : level;
}

/** Whether anything is known by this name. */
export const isKnownName = (name: string): boolean =>
  meaningsOf(name).length > 0 || levelOf(name) !== undefined;
