/** Bathroom, cosmetics and hair. A line is what means the same, in English and German, without accents. */
export const TOILETRIES = `
  toilet lid, klodeckel, toilettendeckel, wc deckel, wc lid, loo lid, toilet seat lid, klosettdeckel, klobrillendeckel
  toothbrush mug, zahnputzbecher, tooth mug, toothbrush cup, toothbrush tumbler, tooth glass, rinse cup, zahnbecher, zahnputzglas, zahnburstenbecher
  toothbrush holder, zahnburstenhalter, toothbrush stand, zahnburstenstander, zahnburstenhalterung
  tongue scraper, zungenreiniger, zungenschaber, tongue cleaner, tongue brush, zungenburste, zungenkratzer
  oral irrigator, munddusche, water flosser, dental irrigator, dental water jet, water jet flosser, waterpik, water pick, zahndusche
  night guard, aufbissschiene, knirscherschiene, bite splint, dental night guard, teeth grinding guard, bite guard, occlusal splint, bruxism splint, beissschiene, knirschschiene, okklusionsschiene, zahnknirschschiene
  denture, zahnprothese, false teeth, gebiss, false tooth, dritte zahne, zahnersatz, kunstliches gebiss, dental prosthesis
  denture box, gebissdose, prothesendose, denture bath, denture case, denture container, denture cup, denture pot, prothesenbox, gebissbox, gebissbehalter, prothesenbehalter, zahnprothesenbox
  denture adhesive, haftcreme, denture cream, denture glue, denture fixative, fixodent, poligrip, gebisshaftcreme, prothesenhaftcreme, zahnhaftcreme, prothesenkleber, haftpulver
  dental brace, zahnspange, teeth brace, tooth brace, orthodontic brace, zahnklammer, zahnregulierung
  retainer case, zahnspangendose, brace box, retainer box, aligner case, brace case, spangendose, spangenbox, zahnspangenbox, zahnspangenbehalter, schienendose, zahnschienendose
  bathtub tray, badewannenablage, badewannenbrett, bath caddy, bath tray, bath rack, bath bridge, bathtub caddy, bathtub rack, bath shelf, badewannenbrucke, wannenbrett, wannenablage, wannenbrucke
  shower caddy, duschablage, duschkorb, duschregal, shower rack, shower shelf, shower basket, shower tidy, shower organiser, duschcaddy, duschkorbchen, duschhangeregal, duschutensilo
  shower squeegee, duschabzieher, shower wiper, shower screen wiper, shower blade, bathroom squeegee, duschwischer, duschkabinenabzieher, badabzieher
  shower mat, duschmatte, duscheinlage, anti slip shower mat, non slip shower mat, shower tray mat, duschkabineneinlage, duschwanneneinlage, duschkabinenmatte
  bath bomb, badekugel, badebombe, bath ball, bath fizzer, fizzy bath ball, sprudelbadekugel, badepraline, badesprudler
  bath oil, badeol, olbad, pflegeolbad
  loofah, luffa, luffaschwamm, loofa, luffah, loofah sponge, luffagurke
  back brush, ruckenburste, badeburste, bath brush, back scrubber, shower brush, ruckenschrubber, ruckenwaschburste, duschburste
  bar soap, stuckseife, soap bar, bar of soap, solid soap, soap cake, toilet soap, seifenstuck, feste seife, festseife, toilettenseife
  liquid soap, flussigseife, liquid hand soap, hand soap, hand wash, flussige seife, handflussigseife, handwaschlotion, cremeseife
  facial tissue, kosmetiktuch, face tissue, boxed tissue, papierkosmetiktuch
  tissue box, taschentuchbox, kosmetiktucherbox, tissue dispenser, tissue box cover, tissue holder, kleenex box, kosmetiktuchbox, kosmetiktuchspender, taschentuchspender, taschentucherbox, tucherbox
  grab rail, haltegriff, grab bar, grab handle, support rail, bath grab bar, shower grab bar, wannengriff, badewannengriff, duschgriff, sicherheitsgriff, stutzgriff, wandhaltegriff
  shower stool, duschhocker, shower chair, duschstuhl, shower seat, shower bench, bath stool, bath chair, duschsitz, badehocker, duschschemel
  raised toilet seat, toilettensitzerhohung, toilet seat riser, toilet seat raiser, toilet raiser, elevated toilet seat, high toilet seat, toilettenerhohung, wc erhohung, wc sitzerhohung, klositzerhohung
  hair catcher, haarfanger, haarsieb, drain hair catcher, hair trap, drain hair trap, shower hair catcher, hair strainer, drain catcher, tub shroom, haarfangsieb, haarfang
  bath plug, badewannenstopsel, bath stopper, tub plug, tub stopper, bathtub stopper, wannenstopfen
  heated towel rail, handtuchheizkorper, towel radiator, towel warmer, towel heater, heated towel rack, heated towel bar, handtuchwarmer, handtuchtrockner, badheizkorper, handtuchradiator
  make up mirror, kosmetikspiegel, schminkspiegel, vanity mirror, makeup mirror, cosmetic mirror, magnifying makeup mirror, beauty mirror, makeup spiegel
  roll on deodorant, deoroller, deo roller, roll on deo, roll on antiperspirant, deo roll on
  menstrual cup, menstruationstasse, period cup, mooncup, diva cup, menstasse, menstruationskappe, menstruationsbecher
  panty liner, slipeinlage, pantiliner, panty shield, damenslipeinlage
  period underwear, periodenunterwasche, period pants, period knickers, period panties, period underpants, menstrual underwear, periodenslip, menstruationsunterwasche, menstruationsslip, periodenpanty, periodenhose
  disposable razor, einwegrasierer, einmalrasierer, throwaway razor, single use razor, wegwerfrasierer
  safety razor, rasierhobel, double edge razor, double edged razor, de razor, rasierklingenhobel, sicherheitsrasierer, nassrasierhobel
  straight razor, rasiermesser, cut throat razor, cutthroat razor, open razor, open blade razor, klapprasiermesser, barbiermesser
  electric shaver, elektrorasierer, trockenrasierer, electric razor, elektrischer rasierer, elektrischer rasierapparat, dry shaver, electrical shaver
  shaver foil, scherfolie, shaving foil, razor foil, scherblatt, ersatzscherfolie
  shaver head, scherkopf, shaving head, razor head, rasierkopf, ersatzscherkopf, replacement shaver head
  clipper guard, aufsteckkamm, clipper comb, clipper attachment, hair clipper comb, hair clipper guard, guide comb, attachment comb, kammaufsatz, aufsatzkamm, distanzkamm, haarschneideraufsatz, haarschneidekamm
  epilator, epiliergerat, epilierer, epilationsgerat, epilady, epilierapparat
  wax strip, wachsstreifen, kaltwachsstreifen, waxing strip, cold wax strip, hair removal strip, depilatory strip, enthaarungsstreifen, enthaarungswachsstreifen
  hair removal cream, enthaarungscreme, depilatory cream, depilatory, hair remover cream, veet creme, nair, haarentfernungscreme, enthaarungsmittel, depilationscreme
  shaving soap, rasierseife, shave soap, shaving stick, shaving cake, rasierstick, shaving puck
  shaving gel, rasiergel, shave gel
  styptic pencil, alaunstift, blutstillstift, styptic stick, alum stick, alum block, alaunstein, alaunblock, blutstiller, blutstillerstift, rasierstein
  beard oil, bartol, bartpflegeol
  concealer, abdeckstift, abdeckcreme, concealer stick, cover stick, concealerstift, pickelabdeckstift
  blusher, wangenrouge, blush, cheek blush, cheek colour, rougepuder
  eye shadow, lidschatten, eyeshadow, eye shadow palette, lidschattenpalette
  eyebrow pencil, augenbrauenstift, brow pencil, brow pen, eyebrow pen, brauenstift
  false eyelash, kunstliche wimper, fake lash, false lash, fake eyelash, artificial eyelash, strip lash, kunstwimper, falsche wimper, wimpernband, klebewimper, falsies
  eyelash glue, wimpernkleber, lash glue, eyelash adhesive, lash adhesive, wimpernklebstoff, wimpernleim, kunstwimpernkleber
  lip liner, lippenkonturenstift, lipliner, lip pencil, lippenkonturstift, lippenliner
  make up brush, schminkpinsel, kosmetikpinsel, makeup brush, cosmetic brush, makeup pinsel, beauty brush
  make up sponge, schminkschwamm, makeup sponge, beauty blender, cosmetic sponge, blending sponge, makeup blender, make up ei, makeup schwamm, kosmetikschwamm, schminkschwammchen, make up schwammchen
  make up bag, kosmetiktasche, schminktasche, makeup bag, cosmetic bag, beauty bag, makeup pouch, cosmetic pouch, cosmetics bag, kosmetikbeutel, schminkbeutel, kosmetiktaschchen, schminktaschchen
  vanity case, kosmetikkoffer, schminkkoffer, beautycase, beauty case, makeup case, makeup box, cosmetic case, train case, vanity box, beautykoffer, make up koffer, beauty box
  powder puff, puderquaste, makeup puff, puderquast, puderschwamm, puderkissen, puderpad
  micellar water, mizellenwasser, micelle water, micellar cleansing water, mizellenreinigungswasser
  cleansing milk, reinigungsmilch, face cleansing milk, milk cleanser, cleansing lotion, gesichtsreinigungsmilch, abschminkmilch
  facial toner, gesichtswasser, face toner, skin toner, face tonic, facial tonic, gesichtstonic, gesichtstonikum, gesichtstoner
  facial cleanser, waschgel, gesichtsreiniger, face wash, face cleanser, facial wash, facial cleansing gel, face wash gel, gesichtswaschgel, gesichtsreinigungsgel, reinigungsschaum
  facial mask, gesichtsmaske, face pack, beauty mask, face masque, schonheitsmaske, beautymaske
  eye cream, augencreme, under eye cream, eye contour cream, augenpflege, augenpflegecreme
  moisturiser, feuchtigkeitscreme, moisturizer, moisturising cream, moisturizing cream, face moisturiser, hydrating cream, feuchtigkeitspflege, feuchtigkeitslotion
  body scrub, korperpeeling, body exfoliator, exfoliating scrub, body polish, body peeling, duschpeeling
  self tanner, selbstbrauner, fake tan, self tan, false tan, sunless tanner, self tanning lotion, selbstbraunungscreme, selbstbraunungslotion, braunungscreme
  cuticle oil, nagelhautol, nagelol, nail oil, nagelpflegeol
  cuticle pusher, nagelhautschieber, cuticle stick, orange stick, orangewood stick, hoof stick, nagelhautstabchen, rosenholzstabchen, hufstabchen
  cuticle nipper, nagelhautzange, cuticle clipper, cuticle cutter, cuticle trimmer, hautzange, nagelhautknipser, nagelhautschneider
  cuticle scissors, nagelhautschere, hautschere
  artificial nail, kunstnagel, false nail, press on nail, fake nail, stick on nail, glue on nail, nail tip, kunstlicher fingernagel, kunstfingernagel, nageltip, aufklebenagel, klebenagel
  nail lamp, nagellampe, lichthartungsgerat, nail dryer, uv nail lamp, led nail lamp, gel nail lamp, nail curing lamp, nageltrockner, gelnagellampe
  gel polish, gellack, uv nagellack, gel nail polish, gel nail varnish, uv nail polish, gelnagellack
  nail glue, nagelkleber, nail adhesive, fake nail glue, nagelklebstoff, kunstnagelkleber, tipkleber, fingernagelkleber
  nail drill, nagelfraser, electric nail drill, electric nail file, nail drill machine, elektrische nagelfeile, nagelfrase, nagelfrasmaschine
  nail top coat, uberlack, nail polish top coat, nageluberlack
  nail base coat, unterlack, nail polish base coat, nagelunterlack
  nail buffer, polierfeile, buffer block, nail buffer block, nail buffing block, nail polishing file, nail polisher, nagelpolierblock, nagelpolierfeile, nagelpolierer, bufferfeile
  manicure set, manikureset, nagelpflegeset, manicure kit, nail kit, nail care kit, nail care set, nagelset, nageletui, manikuretui, manicure case, nagelnecessaire
  callus remover, hornhautentferner, callous remover, electric callus remover, hard skin remover, electric foot file, elektrischer hornhautentferner, elektrische hornhautfeile, hornhautfraser
  callus shaver, hornhauthobel, callous shaver, foot shaver, corn plane, corn cutter, hard skin shaver, fusshobel, hornhautschaber, hornhautraspel
  corn plaster, huhneraugenpflaster, corn pad, corn cushion, corn bandage, huhneraugenring, huhneraugenschutz
  toe separator, zehenspreizer, toe spreader, toe spacer, toe divider, zehentrenner, zehenteiler, zehenseparator
  foot bath, fussbad, foot spa, fussbadewanne, foot tub, foot basin, foot spa bath, pedicure spa, fusswanne, fusssprudelbad, fusswhirlpool, fussmassagebad
  hairpin, haarnadel, hair pin
  alice band, haarreif, haarreifen, hair hoop, kopfreif, haarbugel
  claw clip, haarkralle, hair claw, claw hair clip, jaw clip, hair jaw clip, butterfly clip, krallenspange, haarklaue, haarkrebs
  hairdressing scissors, friseurschere, haarschere, hair scissors, haarschneideschere, hair cutting scissors, hairdresser scissors, barber scissors, hair shears, frisorschere, coiffeurschere, frisierschere
  thinning scissors, effilierschere, thinning shears, hair thinning scissors, texturizing scissors, texturizing shears, ausdunnschere, modellierschere
  hairdressing cape, friseurumhang, haarschneideumhang, barber cape, hair cutting cape, haircut cape, barber gown, hairdressing gown, frisierumhang, frisorumhang, schneideumhang, haarschneidecape
  tail comb, stielkamm, rat tail comb, pin tail comb, nadelstielkamm, rattail comb
  nit comb, lausekamm, nissenkamm, lice comb, head lice comb, louse comb, lice removal comb, staubkamm
  round hairbrush, rundhaarburste, fohnburste, round hair brush, radial hair brush, haarrundburste
  hair mousse, schaumfestiger, haarschaum, styling mousse, styling foam, hair foam, haarmousse, stylingschaum
  hair wax, haarwachs, styling wax, stylingwachs, haarwax, hair pomade, haarpomade
  hair mask, haarkur, haarmaske, hair masque, hair treatment, deep conditioner, conditioning mask, haarpackung
  dry shampoo, trockenshampoo, batiste, dry hair shampoo
  hair oil, haarol, haarpflegeol
  dandruff shampoo, schuppenshampoo, antischuppenshampoo, anti dandruff shampoo, anti schuppen shampoo, head and shoulders
  hair bleach, blondierung, blondierpulver, hair lightener, hair bleaching powder, haarbleiche, haarblondierung, blondiercreme, haaraufheller
  hair extension, haarverlangerung, clip in extension, haarextension
  hair crimper, kreppeisen, crimping iron, hair crimping iron, kreppstab, crimpeisen
  hot air brush, warmluftburste, hot brush, hot air styler, hair dryer brush, blow dryer brush, heated hair brush, heissluftburste, warmluftstyler, airstyler
  hairpiece, haarteil, toupet, toupee, hair piece, hair system, hair topper, haarersatz, kunsthaarteil
  temporary tattoo, klebetattoo, abziehtattoo, fake tattoo, tattoo sticker, transfer tattoo, rub on tattoo, kindertattoo, abwaschbares tattoo, aufklebetattoo, temporares tattoo
  perfume bottle, flakon, parfumflasche, scent bottle, fragrance bottle, parfumflakon, flacon, parfumflaschchen
`;
