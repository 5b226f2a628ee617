/** Trades of sub-contractors: title | account | item, unit, lowest-highest rate in RM; … */
export const SUBCONTRACT_TRADES = `
Piling works | 5-2110 | Supply and drive RC square piles 200 x 200 mm, m, 58-92; Pile head treatment, no, 85-140; Maintained load test, no, 6500-11000; Mobilisation of piling rig, lot, 8000-22000
Earthworks | 5-2120 | Site clearing, m2, 1.2-3.8; Cut and fill to formation level, m3, 9-22; Cart away surplus earth, m3, 14-30; Crusher run base, m3, 75-120
Reinforced concrete works | 5-2130 | Concrete Grade 30 to beams and slabs, m3, 310-420; Formwork to sides and soffits, m2, 38-62; Bend and fix reinforcement, kg, 4.15-5.4; Blinding 50 mm thick, m2, 16-26
Structural steel works | 5-2140 | Fabricate and erect structural steel, kg, 8.6-12.8; High tensile bolts, no, 6-18; Purlins and girts, m, 24-41; Shop painting two coats, m2, 18-29
Roofing works | 5-2150 | Metal deck roofing 0.48 mm, m2, 48-78; Insulation and sisalation, m2, 12-21; Rainwater goods, m, 46-88; Ridge capping, m, 32-54
Brickwork and plastering | 5-2160 | Clay brick wall 115 mm thick, m2, 52-74; Cement plaster 16 mm thick, m2, 19-31; Lintels, m, 34-55
Electrical installation | 5-2210 | Main switchboard, no, 18000-64000; Lighting point, no, 85-160; 13 A socket outlet, no, 95-170; XLPE armoured cable 4C 70 mm2, m, 110-190; Testing and commissioning, lot, 4500-16000
Plumbing and sanitary | 5-2220 | Cold water piping 25 mm, m, 22-39; Soil pipe 110 mm, m, 38-66; Sanitary fittings, set, 480-1450; Water tank panel, no, 640-1250
Air conditioning and ventilation | 5-2230 | Split unit 2.5 HP, no, 3200-4900; VRF outdoor unit, no, 21000-46000; Ducting, m2, 68-112; Refrigerant piping, m, 55-98
Fire protection | 5-2240 | Sprinkler head with piping, no, 145-240; Hose reel set, set, 1150-1900; Fire alarm panel, no, 7200-19000; Dry riser landing valve, no, 620-1150
Lift installation | 5-2250 | Passenger lift 13 persons, no, 148000-236000; Builder's work and hoisting, lot, 6000-19000; Testing and JKKP permit, lot, 3500-8200
Aluminium and glazing | 5-2310 | Aluminium sliding window, m2, 285-460; Curtain wall system, m2, 620-1080; Frameless glass door, set, 2400-5200
Tiling works | 5-2320 | Homogeneous tiles 600 x 600 mm, m2, 62-118; Wall tiles 300 x 600 mm, m2, 54-96; Skirting, m, 14-26; Waterproofing to wet areas, m2, 28-49
Ceiling and partition | 5-2330 | Gypsum plaster ceiling, m2, 34-56; Mineral fibre ceiling, m2, 42-69; Drywall partition, m2, 58-104
Painting works | 5-2340 | Emulsion paint to walls, m2, 6.4-11.8; Weathershield paint, m2, 9.2-16.4; Enamel paint to metalwork, m2, 11-19
Road and drainage | 5-2410 | Precast U drain 450 mm, m, 96-158; Asphaltic wearing course 40 mm, m2, 28-46; Road kerb, m, 34-52; Sump with grating, no, 680-1240
Landscaping | 5-2420 | Cow grass turfing, m2, 5.2-9.4; Trees 3 m high, no, 180-460; Concrete pavers 60 mm, m2, 48-82
Scaffolding | 5-2430 | Frame scaffolding erected and dismantled, m2, 11-19; Hire of scaffolding, month, 2800-9600; Safety netting, m2, 3.1-6.2
`;
