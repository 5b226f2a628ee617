/** Goods and services of suppliers: title | account | item, unit, lowest-highest rate in RM; … */
export const SUPPLY_TRADES = `
Ready-mixed concrete | 5-1110 | Concrete Grade 25, m3, 248-296; Concrete Grade 30, m3, 262-318; Concrete Grade 35 pump mix, m3, 284-342; Pump hire, trip, 650-950
Steel reinforcement | 5-1120 | Deformed bar T12, kg, 2.985-3.645; Deformed bar T16, kg, 2.945-3.585; BRC A10, m2, 16.4-22.8; Binding wire, kg, 5.2-7.4
Cement, sand and aggregate | 5-1130 | Portland cement 50 kg, bag, 19.5-24.8; River sand, m3, 52-78; Granite aggregate 20 mm, m3, 58-84
Bricks and blocks | 5-1140 | Clay common brick, no, 0.42-0.68; Cement sand brick, no, 0.31-0.49; AAC block 100 mm, m2, 26-38
Timber and formwork | 5-1150 | Plywood 12 mm phenolic film, no, 78-112; Kempas 50 x 75 mm, m, 6.8-10.9; Formwork props, no, 46-72
Pipes and fittings | 5-1160 | HDPE pipe 160 mm, m, 68-104; uPVC pipe 110 mm, m, 19-31; Ductile iron bend, no, 240-560
Electrical materials | 5-1170 | LED panel 600 x 600 mm, no, 96-158; PVC trunking 50 x 50 mm, m, 8.4-14.2; Copper cable 2.5 mm2, m, 2.15-3.35; Distribution board, no, 720-2100
Tiles and sanitary ware | 5-1180 | Porcelain tiles, m2, 32-68; Water closet suite, set, 380-980; Wash basin, no, 145-390
Paint and chemicals | 5-1190 | Acrylic emulsion 20 l, no, 168-264; Epoxy floor coating, set, 420-760; Waterproofing membrane, m2, 18-34
Hardware and consumables | 5-1210 | Welding rod, kg, 11-17; Safety helmet, no, 18-36; Assorted nails and screws, kg, 6.4-12; Cutting disc, no, 4.2-9.8
Plant hire | 5-3110 | Excavator 20 t with operator, day, 850-1250; Mobile crane 25 t, day, 1400-2300; Skid tank and genset, month, 3200-6800; Tower crane, month, 16500-26000
Diesel and lubricants | 5-3120 | Diesel, l, 2.98-3.46; Hydraulic oil, no, 310-480
`;
