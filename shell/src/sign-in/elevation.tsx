import './elevation.css';
// Buildings drawn as bars of a chart on the lines of a ledger: x, width and storeys of each.
const BUILDINGS = [
  { x: 40, width: 84, storeys: 5 },
  { x: 140, width: 64, storeys: 9 },
  { x: 220, width: 96, storeys: 7 },
  { x: 332, width: 72, storeys: 13 },
  { x: 420, width: 88, storeys: 10 },
  { x: 524, width: 60, storeys: 6 },
];
const GROUND = 470;
const STOREY = 26;
const RULES = Array.from({ length: 16 }, (_rule, index) => GROUND - index * STOREY);

const range = (count: number) => Array.from({ length: count }, (_item, index) => index);

function Building({ x, width, storeys }: (typeof BUILDINGS)[number]) {
  const columns = Math.floor((width - 14) / 16);
  const inset = (width - columns * 16 + 6) / 2;
  return (
    <g>
      <rect className="building" x={x} y={GROUND - storeys * STOREY} width={width} height={storeys * STOREY} />
      {range(storeys).flatMap((storey) =>
        range(columns).map((column) => (
          <rect
            key={`${storey}-${column}`}
            className={(storey * 7 + column * 5 + x) % 11 < 2 ? 'window window-lit' : 'window'}
            x={x + inset + column * 16}
            y={GROUND - (storey + 1) * STOREY + 8}
            width={10}
            height={11}
          />
        )),
      )}
    </g>
  );
}

const Crane = () => (
  <g className="crane">
    <path d="M468 210V60M480 210V60M468 84l12-12M468 108l12-12M468 132l12-12M468 156l12-12M468 180l12-12M468 204l12-12" />
    <path d="M290 60h250M300 60l20-14h210M474 60V24L330 46M474 24l56 22M340 60l14-14M374 60l14-14M408 60l14-14M442 60l14-14" />
    <path d="M516 60v18h22V60" className="crane-weight" />
    <path d="M312 60v26" className="cable" />
  </g>
);

/** The drawing beside the form. */
export const Elevation = () => (
  <svg className="elevation" viewBox="0 0 624 520" preserveAspectRatio="xMidYMax meet" focusable="false">
    {RULES.map((y) => (
      <path key={y} className="rule" d={`M-800 ${y}H1424`} />
    ))}
    <path className="margin-rule" d="M22 -800V800M26 -800V800" />
    {BUILDINGS.map((building) => (
      <Building key={building.x} {...building} />
    ))}
    <Crane />
    <g className="load">
      <rect x="262" y="86" width="100" height="30" rx="4" />
      <text x="312" y="106" textAnchor="middle">
        RM 0.01
      </text>
    </g>
    <path className="ground" d={`M-800 ${GROUND}H1424M-800 ${GROUND + 5}H1424`} />
  </svg>
);
