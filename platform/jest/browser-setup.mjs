import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// The time-outs of queries, once for all tests: generous, because a loaded machine is slow, not wrong.
configure({ asyncUtilTimeout: 10_000 });

// A complaint on the console is a failure. A test that provokes one replaces console.error by a spy of its own.
let complaints = [];

beforeEach(() => {
  complaints = [];
  for (const level of ['error', 'warn']) {
    console[level] = (...details) => complaints.push(`console.${level}: ${details.map(String).join(' ')}`);
  }
});

afterEach(() => {
  if (complaints.length > 0) throw new Error(complaints.join('\n'));
});
