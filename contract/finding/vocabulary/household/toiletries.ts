/** Bathroom, cosmetics and hair. A line is what means the same, in English and German, without accents. */
export const TOILETRIES = `
  toilet lid, klodeckel, toilettendeckel, wc deckel
  toothbrush mug, zahnputzbecher, tooth mug
  toothbrush holder, zahnburstenhalter
  tongue scraper, zungenreiniger, zungenschaber, tongue cleaner
  oral irrigator, munddusche, water flosser
  night guard, aufbissschiene, knirscherschiene, bite splint
  denture, zahnprothese, false teeth, gebiss
  denture box, gebissdose, prothesendose, denture bath
  denture adhesive, haftcreme, denture cream
  dental brace, zahnspange
  retainer case, zahnspangendose, brace box
  bathtub tray, badewannenablage, badewannenbrett, bath caddy
  shower caddy, duschablage, duschkorb, duschregal
  shower squeegee, duschabzieher
  shower mat, duschmatte, duscheinlage
  bath bomb, badekugel, badebombe
  bath oil, badeol
  loofah, luffa, luffaschwamm
  back brush, ruckenburste, badeburste, bath brush
  bar soap, stuckseife, soap bar
  liquid soap, flussigseife, liquid hand soap
  facial tissue, kosmetiktuch
  tissue box, taschentuchbox, kosmetiktucherbox
  grab rail, haltegriff, grab bar
  shower stool, duschhocker, shower chair, duschstuhl
  raised toilet seat, toilettensitzerhohung, toilet seat riser, toilet seat raiser
  hair catcher, haarfanger, haarsieb
  bath plug, badewannenstopsel
  heated towel rail, handtuchheizkorper, towel radiator
  make up mirror, kosmetikspiegel, schminkspiegel, vanity mirror, makeup mirror
  roll on deodorant, deoroller, deo roller
  menstrual cup, menstruationstasse
  panty liner, slipeinlage
  period underwear, periodenunterwasche, period pants
  disposable razor, einwegrasierer, einmalrasierer
  safety razor, rasierhobel, double edge razor
  straight razor, rasiermesser, cut throat razor
  electric shaver, elektrorasierer, trockenrasierer, electric razor
  shaver foil, scherfolie
  shaver head, scherkopf
  clipper guard, aufsteckkamm, clipper comb
  epilator, epiliergerat, epilierer
  wax strip, wachsstreifen, kaltwachsstreifen
  hair removal cream, enthaarungscreme, depilatory cream
  shaving soap, rasierseife
  shaving gel, rasiergel
  styptic pencil, alaunstift, blutstillstift
  beard oil, bartol
  concealer, abdeckstift, abdeckcreme
  blusher, wangenrouge
  eye shadow, lidschatten, eyeshadow
  eyebrow pencil, augenbrauenstift
  false eyelash, kunstliche wimper, fake lash, false lash, fake eyelash
  eyelash glue, wimpernkleber, lash glue
  lip liner, lippenkonturenstift, lipliner
  make up brush, schminkpinsel, kosmetikpinsel, makeup brush
  make up sponge, schminkschwamm, makeup sponge, beauty blender
  make up bag, kosmetiktasche, schminktasche, makeup bag, cosmetic bag
  vanity case, kosmetikkoffer, schminkkoffer, beautycase, beauty case
  powder puff, puderquaste
  micellar water, mizellenwasser
  cleansing milk, reinigungsmilch
  facial toner, gesichtswasser
  facial cleanser, waschgel, gesichtsreiniger, face wash
  facial mask, gesichtsmaske, face pack
  eye cream, augencreme
  moisturiser, feuchtigkeitscreme, moisturizer
  body scrub, korperpeeling
  self tanner, selbstbrauner, fake tan
  cuticle oil, nagelhautol, nagelol
  cuticle pusher, nagelhautschieber
  cuticle nipper, nagelhautzange
  cuticle scissors, nagelhautschere
  artificial nail, kunstnagel, false nail, press on nail
  nail lamp, nagellampe, lichthartungsgerat
  gel polish, gellack, uv nagellack
  nail glue, nagelkleber
  nail drill, nagelfraser
  nail top coat, uberlack
  nail base coat, unterlack
  nail buffer, polierfeile, buffer block
  manicure set, manikureset, nagelpflegeset, manicure kit
  callus remover, hornhautentferner
  callus shaver, hornhauthobel
  corn plaster, huhneraugenpflaster
  toe separator, zehenspreizer, toe spreader
  foot bath, fussbad, foot spa, fussbadewanne
  hairpin, haarnadel
  alice band, haarreif, haarreifen
  claw clip, haarkralle, hair claw
  hairdressing scissors, friseurschere, haarschere, hair scissors, haarschneideschere
  thinning scissors, effilierschere, thinning shears
  hairdressing cape, friseurumhang, haarschneideumhang, barber cape
  tail comb, stielkamm, rat tail comb
  nit comb, lausekamm, nissenkamm, lice comb
  round hairbrush, rundhaarburste, fohnburste
  hair mousse, schaumfestiger, haarschaum
  hair wax, haarwachs
  hair mask, haarkur, haarmaske
  dry shampoo, trockenshampoo
  hair oil, haarol
  dandruff shampoo, schuppenshampoo, antischuppenshampoo
  hair bleach, blondierung, blondierpulver
  hair extension, haarverlangerung
  hair crimper, kreppeisen
  hot air brush, warmluftburste, hot brush
  hairpiece, haarteil, toupet, toupee
  temporary tattoo, klebetattoo, abziehtattoo
  perfume bottle, flakon, parfumflasche
`;
