import type { PrintedProject } from '@siteledger/shared-lib/domain';

type Props = { project: PrintedProject; description: string | null };

/** Subject of a document: the project and the document's description. */
export const Subject = ({ project, description }: Props) => (
  <section className="print-subject" aria-label="Project">
    <h2>Project</h2>
    <p className="print-name">
      {project.code} {project.name}
    </p>
    {description && <p className="print-text">{description}</p>}
  </section>
);
