/** Household appliances, and what they need. A line is what means the same, in English and German, without accents. */
export const APPLIANCES = `
  vacuum cleaner hose, staubsaugerschlauch
  vacuum nozzle, staubsaugerduse, bodenduse, vacuum head
  crevice tool, fugenduse, crevice nozzle
  upholstery nozzle, polsterduse
  hepa filter, hepafilter
  handheld vacuum, handstaubsauger, dustbuster
  cordless vacuum, akkustaubsauger, akkusauger, stick vacuum
  wet dry vacuum, nass trocken sauger, nasssauger, wet and dry vacuum
  ash vacuum, aschesauger
  carpet sweeper, teppichkehrer, teppichroller
  carpet washer, waschsauger
  descaling tablet, entkalkungstablette
  filter cartridge, filterkartusche
  water filter jug, tischwasserfilter, wasserfilterkanne, water filter pitcher, filterkanne
  brew group, bruhgruppe, brewing unit, bruheinheit
  portafilter, siebtrager
  bean to cup machine, kaffeevollautomat
  capsule machine, kapselmaschine, pod machine
  filter coffee machine, filterkaffeemaschine, drip coffee maker
  washing machine door seal, turmanschette, waschmaschinendichtung
  washing machine pump, laugenpumpe
  lint filter, flusensieb, fluff filter
  washer dryer, waschtrockner
  transit bolt, transportsicherung, transport bolt
  stacking kit, zwischenbaurahmen
  washing machine cleaner, waschmaschinenreiniger
  spin dryer, wascheschleuder
  dryer ball, trocknerball
  dryer sheet, trocknertuch
  dosing ball, dosierkugel
  cutlery basket, besteckkorb, silverware basket
  spray arm, spruharm
  dishwasher filter, spulmaschinensieb, geschirrspulersieb
  dishwasher cleaner, spulmaschinenreiniger, geschirrspulerreiniger
  crisper drawer, gemusefach, gemuseschublade
  fridge light, kuhlschranklampe
  fridge door seal, kuhlschrankdichtung, fridge gasket
  mini fridge, minikuhlschrank
  ice maker, eiswurfelmaschine
  oven rack, backofenrost, oven shelf
  oven light, backofenlampe
  oven thermometer, backofenthermometer
  microwave turntable, mikrowellenteller, microwave plate
  microwave cover, mikrowellenhaube
  hob scraper, ceranfeldschaber, glaskeramikschaber
  hob cleaner, ceranfeldreiniger, glaskeramikreiniger
  ceramic hob, ceranfeld, glaskeramikkochfeld
  charcoal filter, aktivkohlefilter, activated carbon filter, carbon filter
  dough hook, knethaken
  ironing board cover, bugelbrettbezug
  steam generator iron, dampfbugelstation
  vent hose, abluftschlauch, exhaust hose
  tower fan, turmventilator
  pedestal fan, standventilator
  oil radiator, olradiator
  food slicer, allesschneider, brotschneidemaschine, bread slicer, meat slicer, deli slicer, aufschnittmaschine
  electric knife, elektromesser
  contact grill, kontaktgrill, panini press, panini maker
  crepe maker, crepeseisen, crepemaker
  mini oven, minibackofen, toaster oven
  water dispenser, wasserspender
  massage gun, massagepistole
  massager, massagegerat
  wake up light, lichtwecker
  tens unit, tens gerat, reizstromgerat, tens machine
  infrared lamp, rotlichtlampe, infrarotlampe, red light lamp
`;
