import { Link } from '@siteledger/shared-lib/router';
import type { Crumb } from './trail';
import './breadcrumbs.css';

/** Where the user is, and the way back up; on a telephone the last step, and an arrow to the one before it. */
export const Breadcrumbs = ({ trail }: { trail: Crumb[] }) => (
  <nav className="breadcrumbs" aria-label="Breadcrumb">
    <ol>
      {trail.map(({ text, path, isRecord }, index) => (
        <li key={path} data-record={isRecord}>
          {index === trail.length - 1 ? (
            <span aria-current="page">{text}</span>
          ) : (
            <Link to={path}>
              <span>{text}</span>
            </Link>
          )}
        </li>
      ))}
    </ol>
  </nav>
);
