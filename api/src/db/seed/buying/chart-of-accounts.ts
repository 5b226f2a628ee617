/** The chart of accounts: 120 codes in 4 levels, indented by two spaces. */
export const CHART_OF_ACCOUNTS = `
1-0000 Assets
  1-1000 Current assets
    1-1100 Cash and bank
      1-1110 Maybank current account
      1-1120 CIMB current account
      1-1130 Bank Islam current account
      1-1140 Fixed deposits
      1-1150 Petty cash - head office
      1-1160 Petty cash - sites
    1-1200 Receivables
      1-1210 Trade receivables
      1-1220 Retention receivable
      1-1230 Other receivables
    1-1300 Contract assets
      1-1310 Work done not yet certified
      1-1320 Materials on site
    1-1400 Deposits and prepayments
      1-1410 Utility deposits
      1-1420 Tender deposits
      1-1430 Prepaid insurance
  1-2000 Fixed assets
    1-2100 Plant and machinery
    1-2200 Motor vehicles
    1-2300 Office equipment
    1-2400 Site cabins
    1-2900 Accumulated depreciation
2-0000 Liabilities
  2-1000 Current liabilities
    2-1100 Payables
      2-1110 Trade payables
      2-1120 Retention payable
      2-1130 Accruals
    2-1200 Taxes and contributions
      2-1210 Service tax payable
      2-1220 Income tax payable
      2-1230 EPF, SOCSO and EIS payable
      2-1240 PCB payable
  2-2000 Long-term liabilities
    2-2100 Hire purchase
    2-2200 Term loans
    2-2300 Amount due to directors
3-0000 Equity
  3-1000 Share capital
  3-2000 Retained earnings
  3-3000 Current year earnings
4-0000 Revenue
  4-1000 Contract revenue
    4-1100 Progress claims
    4-1200 Variation orders
    4-1300 Retention released
    4-1400 Debit notes to clients
  4-2000 Other trading revenue
    4-2100 Hire of plant
5-0000 Cost of works
  5-1000 Materials
    5-1100 Structural materials
      5-1110 Ready-mixed concrete
      5-1120 Steel reinforcement
      5-1130 Cement, sand and aggregate
      5-1140 Bricks and blocks
      5-1150 Timber and formwork
      5-1160 Pipes and fittings
      5-1170 Electrical materials
      5-1180 Tiles and sanitary ware
      5-1190 Paint and chemicals
    5-1200 Sundries
      5-1210 Hardware and consumables
      5-1220 Credit notes from suppliers
  5-2000 Sub-contract works
    5-2100 Building works
      5-2110 Piling works
      5-2120 Earthworks
      5-2130 Reinforced concrete works
      5-2140 Structural steel works
      5-2150 Roofing works
      5-2160 Brickwork and plastering
    5-2200 Mechanical and electrical works
      5-2210 Electrical installation
      5-2220 Plumbing and sanitary
      5-2230 Air conditioning and ventilation
      5-2240 Fire protection
      5-2250 Lift installation
    5-2300 Finishes
      5-2310 Aluminium and glazing
      5-2320 Tiling works
      5-2330 Ceiling and partition
      5-2340 Painting works
    5-2400 External works
      5-2410 Road and drainage
      5-2420 Landscaping
      5-2430 Scaffolding
  5-3000 Plant and site running
    5-3100 Plant
      5-3110 Plant hire
      5-3120 Diesel and lubricants
    5-3200 Preliminaries
      5-3210 Site utilities
      5-3220 Permits and authority fees
      5-3230 Insurance and bonds
      5-3240 Testing and survey
      5-3250 Site accommodation
6-0000 Expenses
  6-1000 Staff
    6-1100 Salaries
    6-1200 EPF, SOCSO and EIS
    6-1300 Training and CIDB levy
  6-2000 Office
    6-2100 Rental
    6-2200 Utilities
    6-2300 Printing and stationery
    6-2400 Software and telephone
  6-3000 Professional fees
  6-5000 Depreciation
  6-6000 Bad debts written off
8-0000 Other income
  8-1000 Interest received
  8-2000 Gain on disposal
9-0000 Other expenses
  9-1000 Bank charges
  9-2000 Hire purchase interest
`;
