import { SingleConnectionQueue } from './single-connection-queue';

test('hands the connection on in the order it was asked for', async () => {
  const queue = new SingleConnectionQueue();
  const got: string[] = [];
  await queue.acquire();
  const waiting = ['first', 'second'].map(async (name) => {
    await queue.acquire();
    got.push(name);
    queue.release();
  });

  queue.release();
  await Promise.all(waiting);

  expect(got).toEqual(['first', 'second']);
});

test('ends a wait that takes too long, and forgets who waited', async () => {
  const queue = new SingleConnectionQueue(10);
  await queue.acquire();

  await expect(queue.acquire()).rejects.toThrow('The embedded database is busy.');

  queue.release();
  await expect(queue.acquire()).resolves.toBeUndefined();
});
