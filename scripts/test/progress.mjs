import { seconds } from '../run/phase.mjs';

const EVERY_MS = 20_000;

/** Says every 20 s how far each running part is, by the lines that `done` counts in what it prints. */
export function watchProgress() {
  const running = new Map();
  const timer = setInterval(() => {
    const words = [...running].map(
      ([title, { started, count }]) => `${title} ${count > 0 ? `${count} done, ` : ''}${seconds(Date.now() - started)}`,
    );
    if (words.length > 0) console.log(`  … ${words.join(' · ')}`);
  }, EVERY_MS);

  return {
    /** A part begins; answers what takes the text that it prints, and how it ends. */
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
