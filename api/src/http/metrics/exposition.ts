/** One value of a metric; `part` is what a histogram adds to the name. */
export type Sample = { value: number; labels?: Readonly<Record<string, string>>; part?: '_bucket' | '_sum' | '_count' };

/** A metric with all its values. */
export type Metric = {
  name: string;
  help: string;
  type: 'counter' | 'gauge' | 'histogram';
  samples: readonly Sample[];
};

/** The type of the text, as Prometheus asks for it. */
export const EXPOSITION_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

const escapeLabel = (value: string) => value.replace(/\\/g, '\\\\').replace(/"/g, '\\"').replace(/\n/g, '\\n');

const labelsOf = (labels: Readonly<Record<string, string>> = {}) => {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escapeLabel(value)}"`);
  return pairs.length > 0 ? `{${pairs.join(',')}}` : '';
};

/** Metrics in Prometheus' text format 0.0.4; one without values is left out. */
export const exposition = (metrics: readonly Metric[]) =>
  metrics
    .filter(({ samples }) => samples.length > 0)
    .map(
      ({ name, help, type, samples }) =>
        `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n` +
        samples.map(({ value, labels, part = '' }) => `${name}${part}${labelsOf(labels)} ${value}\n`).join(''),
    )
    .join('');
