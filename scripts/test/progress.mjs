import { seconds } from '../run/phase.mjs';

const EVERY_MS = 20_000;

/** Prints the progress of each running part every 20 s, counting the lines of its output that match `done`. */
export function watchProgress() {
  const running = new Map();
  const timer = setInterval(() => {
    const words = [...running].map(
      ([title, { started, count }]) => `${title} ${count > 0 ? `${count} done, ` : ''}${seconds(Date.now() - started)}`,
    );
    if (words.length > 0) console.log(`  … ${words.join(' · ')}`);
  }, EVERY_MS);

  return {
    /** Starts a part; returns functions that receive its output and its end. */
    begin({ title, done }) {
      const state = { started: Date.now(), count: 0 };
      running.set(title, state);
      return {
        take: (text) => (state.count += done ? (text.match(done) ?? []).length : 0),
        end: () => running.delete(title),
      };
    },
    stop: () => clearInterval(timer),
  };
}
