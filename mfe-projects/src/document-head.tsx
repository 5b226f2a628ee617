import { Link } from '@siteledger/shared-lib/router';
import { LeftOutlined } from '@siteledger/shared-lib/ui';
import type { ReactNode } from 'react';
import './projects.css';

type Props = {
  back: { to: string; text: string };
  title: ReactNode;
  extra?: ReactNode;
  actions?: ReactNode;
};

/** Header of a document inside its project's page, with a link back to the list. */
export const DocumentHead = ({ back, title, extra, actions }: Props) => (
  <header className="document-head">
    <Link to={back.to}>
      <LeftOutlined aria-hidden /> {back.text}
    </Link>
    <div>
      <h2>{title}</h2>
      {extra}
      {actions && <div className="document-actions">{actions}</div>}
    </div>
  </header>
);
