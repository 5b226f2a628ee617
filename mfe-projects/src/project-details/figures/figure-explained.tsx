import type { ProjectFigureKey, FigureExplanation } from '@siteledger/shared-lib/domain';
import { Day } from '@siteledger/shared-lib/ui';
import { FigureTermRow } from './figure-term-row';
import { FigureValue } from './figure-value';

type Props = {
  uuid: string;
  explanation: FigureExplanation;
  onExplain: (figure: ProjectFigureKey) => void;
};

/** A figure's value, its formula in words, and its terms with the documents behind them. */
export const FigureExplained = ({ uuid, explanation, onExplain }: Props) => {
  const { label, unit, value, as_of, formula, remark, terms } = explanation;
  return (
    <div className="figure-explained">
      <p className="figure-result">
        <FigureValue unit={unit} value={value} />
        <span>
          as of <Day value={as_of} />
        </span>
      </p>
      <div className="figure-formula">
        <p>
          {label} = {formula}
        </p>
        {remark && <p className="figure-remark">{remark}</p>}
      </div>
      <ol className="figure-terms" aria-label="Terms">
        {terms.map((term, index) => (
          <FigureTermRow
            key={`${term.operator} ${term.key}`}
            uuid={uuid}
            term={term}
            isFirst={index === 0}
            onExplain={onExplain}
          />
        ))}
        <li className="figure-term figure-sum">
          <span className="figure-operator">=</span>
          <span>{label}</span>
          <FigureValue unit={unit} value={value} />
        </li>
      </ol>
    </div>
  );
};
