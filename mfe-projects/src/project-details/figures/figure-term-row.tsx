import type { ProjectFigureKey, FigureOperator, FigureTerm } from '@siteledger/shared-lib/domain';
import { Button } from '@siteledger/shared-lib/ui';
import { FigureValue } from './figure-value';
import { TermDocuments } from './term-documents';

// Sign, and its text for screen readers.
const OPERATORS: Record<FigureOperator, readonly [sign: string, words: string]> = {
  plus: ['+', 'plus'],
  minus: ['−', 'less'],
  over: ['÷', 'divided by'],
  greater: ['or', 'or'],
  subtotal: ['=', 'comes to'],
};

type Props = {
  uuid: string;
  term: FigureTerm;
  isFirst: boolean;
  onExplain: (figure: ProjectFigureKey) => void;
};

/** Row of a figure's term: operator, label and value; below it its documents, or a link to its own explanation. */
export const FigureTermRow = ({ uuid, term, isFirst, onExplain }: Props) => {
  const { operator, figure, label, unit, value, documents } = term;
  const [sign, words] = OPERATORS[operator];
  return (
    <li className="figure-term" data-operator={operator}>
      {isFirst ? <span /> : <Operator sign={sign} words={words} />}
      {figure ? (
        <span>
          <Button className="figure-link" type="link" onClick={() => onExplain(figure)}>
            {label}
          </Button>
          {operator === 'greater' && ', when it is greater'}
        </span>
      ) : (
        <span>{label}</span>
      )}
      <FigureValue unit={unit} value={value} />
      {documents && documents.total > 0 && <TermDocuments uuid={uuid} label={label} documents={documents} />}
    </li>
  );
};

const Operator = ({ sign, words }: { sign: string; words: string }) => (
  <span className="figure-operator" role="img" aria-label={words}>
    {sign}
  </span>
);
