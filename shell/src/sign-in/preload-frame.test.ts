import { network } from '@siteledger/shared-lib/testing';
import { http, HttpResponse } from 'msw';
import { preloadFrame } from './preload-frame';

test('fetches what the frame starts with once, and nothing from elsewhere', async () => {
  const fetched: string[] = [];
  const page = `<script src="/assets/shell.js"></script><link rel="stylesheet" href="/assets/shell.css">
    <script src="https://elsewhere.test/x.js"></script><link rel="icon" href="/favicon.svg">`;
  network.use(
    http.get('http://localhost/', () => HttpResponse.html(page)),
    http.get('http://localhost/assets/:file', ({ params }) => {
      fetched.push(String(params.file));
      return new HttpResponse();
    }),
  );

  await Promise.all([preloadFrame(), preloadFrame()]);

  expect(fetched).toEqual(['shell.js', 'shell.css']);
});
