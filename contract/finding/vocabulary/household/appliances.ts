/** Household appliances, and what they need. A line is what means the same, in English and German, without accents. */
export const APPLIANCES = `
  vacuum cleaner hose, staubsaugerschlauch, hoover hose, hoover pipe
  vacuum nozzle, staubsaugerduse, bodenduse, vacuum head, vacuum cleaner nozzle, vacuum cleaner head, floor nozzle, floor head, hoover head, hoover nozzle, staubsaugerkopf, staubsaugerfuss, staubsaugerburste
  crevice tool, fugenduse, crevice nozzle, crevice attachment, spaltduse, ritzenduse
  upholstery nozzle, polsterduse, upholstery tool, upholstery attachment, upholstery head, mobelduse
  hepa filter, hepafilter, schwebstofffilter
  handheld vacuum, handstaubsauger, dustbuster, hand vacuum, hand held vacuum, hand hoover, handheld hoover, handsauger, akkuhandsauger, krumelsauger, tischsauger
  cordless vacuum, akkustaubsauger, akkusauger, stick vacuum, cordless vacuum cleaner, cordless hoover, stick hoover, cordless stick vacuum, stielstaubsauger, stielsauger, stabstaubsauger, kabelloser staubsauger
  wet dry vacuum, nass trocken sauger, nasssauger, wet and dry vacuum, shop vac, wet vac, wet and dry vac, shop vacuum, wet and dry hoover, industriesauger, industriestaubsauger, werkstattsauger, baustellensauger, nass und trockensauger, nasstrockensauger, mehrzwecksauger
  ash vacuum, aschesauger, ash vac, ash hoover, ash vacuum cleaner, kaminsauger, aschestaubsauger
  carpet sweeper, teppichkehrer, teppichroller, teppichkehrmaschine, teppichkehrgerat
  carpet washer, waschsauger, carpet cleaning machine, carpet shampooer, carpet shampoo machine, rug doctor, spruhextraktionsgerat, teppichreinigungsgerat, teppichreinigungsmaschine, polsterreinigungsgerat
  descaling tablet, entkalkungstablette, descaler tablet, descaling tab, limescale tablet, entkalkertablette, entkalkungstab, entkalkertab
  filter cartridge, filterkartusche, water filter cartridge, brita filter, brita cartridge, wasserfilterkartusche
  water filter jug, tischwasserfilter, wasserfilterkanne, water filter pitcher, filterkanne, filter jug, filter pitcher, brita jug, brita pitcher, brita
  brew group, bruhgruppe, brewing unit, bruheinheit, brew unit, brewing group, bruhkopf
  portafilter, siebtrager, group handle, siebtragergriff, filtertrager
  bean to cup machine, kaffeevollautomat, automatic coffee machine, fully automatic coffee machine, automatic espresso machine, bean to cup coffee machine, espressovollautomat, kaffee vollautomat, kaffeeautomat
  capsule machine, kapselmaschine, pod machine, nespresso machine, nespressomaschine, coffee pod machine, coffee capsule machine, pod coffee machine, pod coffee maker, kapselkaffeemaschine, kaffeekapselmaschine, keurig, tassimo, dolce gusto
  filter coffee machine, filterkaffeemaschine, drip coffee maker, filter coffee maker, drip coffee machine, drip machine, filtermaschine
  washing machine door seal, turmanschette, waschmaschinendichtung, washing machine seal, washing machine gasket, washing machine door gasket, washer door gasket, bullaugendichtung
  washing machine pump, laugenpumpe, drain pump, ablaufpumpe, waschmaschinenpumpe
  lint filter, flusensieb, fluff filter, lint trap, lint screen, fluff trap, flusenfilter, fusselsieb, fusselfilter
  washer dryer, waschtrockner, washer dryer combo, combo washer dryer, waschmaschine mit trockner
  transit bolt, transportsicherung, transport bolt, shipping bolt, transportschraube
  stacking kit, zwischenbaurahmen, verbindungsrahmen, zwischenbausatz, waschmaschinenzwischenrahmen
  washing machine cleaner, waschmaschinenreiniger, washer cleaner, washing machine cleaning tablet, waschmaschinenhygienereiniger
  spin dryer, wascheschleuder, spin drier, laundry spinner, clothes spinner
  dryer ball, trocknerball, tumble dryer ball, wool dryer ball, trocknerkugel
  dryer sheet, trocknertuch, tumble dryer sheet, fabric softener sheet, softener sheet, weichspultuch
  dosing ball, dosierkugel, detergent ball, waschmittelkugel
  cutlery basket, besteckkorb, silverware basket, dishwasher basket, dishwasher cutlery basket, flatware basket
  spray arm, spruharm, dishwasher arm, dishwasher spray arm, spularm
  dishwasher filter, spulmaschinensieb, geschirrspulersieb, dishwasher sieve, dishwasher strainer, spulmaschinenfilter, geschirrspulerfilter
  dishwasher cleaner, spulmaschinenreiniger, geschirrspulerreiniger, dishwasher cleaning tablet, geschirrspulmaschinenreiniger, maschinenpfleger
  crisper drawer, gemusefach, gemuseschublade, crisper, vegetable drawer, salad drawer, vegetable compartment, gemuselade, gemuseschubfach
  fridge light, kuhlschranklampe, fridge bulb, fridge lamp, fridge light bulb, refrigerator light, refrigerator bulb, kuhlschranklicht, kuhlschrankbirne, kuhlschrankbeleuchtung
  fridge door seal, kuhlschrankdichtung, fridge gasket, fridge seal, fridge door gasket, refrigerator gasket, refrigerator seal, refrigerator door seal, kuhlschrankturdichtung
  mini fridge, minikuhlschrank, mini refrigerator, small fridge, bar fridge, compact fridge, table top fridge, minibar, kleiner kuhlschrank, tischkuhlschrank, barkuhlschrank
  ice maker, eiswurfelmaschine, ice machine, ice cube maker, ice cube machine, eiswurfelautomat, eiswurfelgerat
  oven rack, backofenrost, oven shelf, oven grid, oven grate, oven wire rack, backrost, ofenrost, ofengitter, backofengitter
  oven light, backofenlampe, oven lamp, oven bulb, oven light bulb, backofenbirne, backofenlicht, backofenbeleuchtung
  oven thermometer, backofenthermometer, ofenthermometer
  microwave turntable, mikrowellenteller, microwave plate, microwave glass plate, microwave tray, microwave glass tray, mikrowellendrehteller, mikrowellenglasteller
  microwave cover, mikrowellenhaube, microwave lid, microwave plate cover, microwave splatter cover, mikrowellenabdeckung, mikrowellendeckel, mikrowellenabdeckhaube
  hob scraper, ceranfeldschaber, glaskeramikschaber, cooktop scraper, ceramic hob scraper, stove scraper, kochfeldschaber, ceranschaber, herdschaber
  hob cleaner, ceranfeldreiniger, glaskeramikreiniger, cooktop cleaner, ceramic hob cleaner, stove cleaner, stove top cleaner, kochfeldreiniger, ceranreiniger, herdreiniger, herdplattenreiniger
  ceramic hob, ceranfeld, glaskeramikkochfeld, ceramic cooktop, glass hob, glass cooktop, glass ceramic hob, glass ceramic cooktop, ceranherd, ceranplatte, glaskeramikfeld
  charcoal filter, aktivkohlefilter, activated carbon filter, carbon filter, activated charcoal filter, kohlefilter
  dough hook, knethaken, kneading hook, teighaken
  ironing board cover, bugelbrettbezug, ironing cover, ironing table cover, bugelbezug, bugeltischbezug, bugelbrettuberzug
  steam generator iron, dampfbugelstation, steam ironing station, bugelstation, bugelsystem, dampfbugelsystem, dampfstation
  vent hose, abluftschlauch, exhaust hose, dryer hose, dryer vent hose, tumble dryer hose, venting hose, trocknerschlauch
  tower fan, turmventilator, column fan, saulenventilator
  pedestal fan, standventilator, stand fan, standing fan, floor standing fan, stehventilator
  oil radiator, olradiator, oil filled radiator, oil filled heater, olheizkorper
  food slicer, allesschneider, brotschneidemaschine, bread slicer, meat slicer, deli slicer, aufschnittmaschine, electric slicer, slicing machine, ham slicer, aufschnittschneider, aufschnittschneidemaschine, wurstschneidemaschine, wurstschneider, brotschneider
  electric knife, elektromesser, electric carving knife, electric bread knife, elektrisches messer, elektrisches kuchenmesser
  contact grill, kontaktgrill, panini press, panini maker, panini grill, paninigrill, panini toaster, health grill, george foreman grill
  crepe maker, crepeseisen, crepemaker, crepe machine, crepe griddle, pancake maker, crepesplatte, crepeplatte, crepesmaker, crepesgerat, crepesmaschine
  mini oven, minibackofen, toaster oven, countertop oven, tabletop oven, table top oven, compact oven, kleinbackofen, tischbackofen, miniofen
  water dispenser, wasserspender, drinking water dispenser, office water cooler, trinkwasserspender
  massage gun, massagepistole, percussion massager, percussive massager, muscle massage gun, theragun, faszienpistole
  massager, massagegerat, massage device, massage machine, massageapparat
  wake up light, lichtwecker, sunrise alarm clock, sunrise alarm, daylight alarm clock, light alarm clock, tageslichtwecker, sonnenaufgangswecker
  tens unit, tens gerat, reizstromgerat, tens machine, tens device, tens stimulator, electrotherapy device, elektrotherapiegerat
  infrared lamp, rotlichtlampe, infrarotlampe, red light lamp, infrared heat lamp, rotlichtstrahler
`;
