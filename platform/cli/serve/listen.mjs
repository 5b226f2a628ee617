/** Starts a server on PORT, or else on this port; returns its address. */
export async function listen(server, port) {
  const wanted = Number(process.env.PORT ?? port);
  await new Promise((resolve, reject) => server.on('error', reject).listen(wanted, 'localhost', resolve));
  return `http://localhost:${server.address().port}`;
}
