const PER_PAGE = 300;

/** Every payment there is, by the mark that its writer gave it. */
async function countMarks({ call }) {
  const counts = new Map();
  for (let page = 1, last = 1; page <= last; page++) {
    const { text } = await call('GET', `/api/v2/payments?per_page=${PER_PAGE}&page=${page}`);
    const { data, last_page } = JSON.parse(text);
    for (const { remark } of data) counts.set(remark, (counts.get(remark) ?? 0) + 1);
    last = last_page;
  }
  return counts;
}

/** Every write that was answered was done once, and none twice; a record's version has counted its changes. */
export async function checkWrites({ client }, tally, { payments, contractors }) {
  const counts = await countMarks(client);
  for (const { mark, isDone } of payments) {
    const times = counts.get(mark) ?? 0;
    tally.hold(times === (isDone ? 1 : 0), `a payment was stored ${times} times`);
  }
  for (const { uuid, version } of contractors) {
    const now = await client.stored('GET', `/api/v2/contractors/${uuid}`);
    tally.hold(now.version === version, `a contractor has version ${now.version} after ${version - 1} changes`);
  }
}
