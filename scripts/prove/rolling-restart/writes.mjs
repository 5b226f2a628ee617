const PER_PAGE = 300;

/** Counts all payments by their writer's mark; bypasses nginx, whose configuration is under test. */
async function countMarks({ call }, at) {
  const counts = new Map();
  for (let page = 1, last = 1; page <= last; page++) {
    const { text } = await call('GET', `/api/v2/payments?per_page=${PER_PAGE}&page=${page}`, { at });
    const { data, last_page } = JSON.parse(text);
    for (const { remark } of data) counts.set(remark, (counts.get(remark) ?? 0) + 1);
    last = last_page;
  }
  return counts;
}

/** Checks that every answered write was made exactly once; a record's version counts its changes. */
export async function checkWrites({ client, replicas }, tally, { payments, contractors }) {
  const at = replicas[0].url;
  const counts = await countMarks(client, at);
  for (const { mark, isDone } of payments) {
    const times = counts.get(mark) ?? 0;
    tally.hold(times === (isDone ? 1 : 0), `a payment was stored ${times} times`);
  }
  for (const { uuid, version } of contractors) {
    const { text } = await client.call('GET', `/api/v2/contractors/${uuid}`, { at });
    const now = JSON.parse(text).data.version;
    tally.hold(now === version, `a contractor has version ${now} after ${version - 1} changes`);
  }
}
