import type { RecordedDocument } from '@siteledger/shared-lib/domain';
import { Link } from '@siteledger/shared-lib/router';
import { Day, Money } from '@siteledger/shared-lib/ui';
import { recordedPlaceOf, wordsOf } from '../document-places';
import './latest-activity.css';

type Props = { project: string; activity: readonly RecordedDocument[] };

/** The most recently recorded documents of a project, newest first, each a link. docs/domain/projects.md#overview */
export const LatestActivity = ({ project, activity }: Props) =>
  activity.length === 0 ? (
    <p className="activity-nothing">Nothing recorded yet.</p>
  ) : (
    <ol className="activity">
      {activity.map((document) => (
        <li key={document.uuid}>
          <Link className="activity-row" to={recordedPlaceOf(project, document)}>
            <span className="activity-what">{wordsOf(document)}</span>{' '}
            <span className="activity-party">{document.party.name}</span> <Day value={document.date} />{' '}
            <Money value={document.amount} />
          </Link>
        </li>
      ))}
    </ol>
  );
