import type { ProgressProps } from 'antd';
import { late } from './late';

/** The progress of antd. */
export const Progress = late<ProgressProps>(
  async () => (await import(/* webpackChunkName: "late-parts" */ './late-parts')).Progress,
);
