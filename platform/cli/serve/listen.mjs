/** Has a server listen on PORT, or on this one; answers its address. */
export async function listen(server, port) {
  const wanted = Number(process.env.PORT ?? port);
  await new Promise((resolve, reject) => server.on('error', reject).listen(wanted, 'localhost', resolve));
  return `http://localhost:${server.address().port}`;
}
