import { useEffect, type ReactNode } from 'react';
import { BrandMark } from '../brand';
import { Elevation } from './elevation';

type Props = { title: string; lead: ReactNode; children: ReactNode };

/** Layout of a screen that needs no session: the drawing, and beside it a heading, a line of text and the content. */
export function Entrance({ title, lead, children }: Props) {
  useEffect(() => {
    document.title = `${title} · Siteledger`;
  }, [title]);
  return (
    <div className="sign-in">
      <section className="poster" aria-hidden>
        <p className="poster-claim">
          From the first certificate
          <br />
          to the last sen.
        </p>
        <Elevation />
      </section>
      <main className="entrance">
        <div className="entrance-body">
          <p className="brand">
            <BrandMark />
            Siteledger
          </p>
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
          {children}
        </div>
      </main>
    </div>
  );
}
