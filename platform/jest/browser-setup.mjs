import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// Timeout of asynchronous queries in all tests: generous, because a busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 10_000 });

// Console errors fail a test. A test that expects one replaces console.error with its own spy.
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
