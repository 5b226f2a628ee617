import { Link } from '@siteledger/shared-lib/router';
import type { Crumb } from './trail';

/** Where the user is, and the way back up. */
export const Breadcrumbs = ({ trail }: { trail: Crumb[] }) => (
  <nav className="breadcrumbs" aria-label="Breadcrumb">
    <ol>
      {trail.map(({ text, path, isRecord }, index) => (
        <li key={path} data-record={isRecord}>
          {index === trail.length - 1 ? <span aria-current="page">{text}</span> : <Link to={path}>{text}</Link>}
        </li>
      ))}
    </ol>
  </nav>
);
