import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

export type ReceivedMail = { from: string; to: string; text: string };

export type SmtpServer = {
  url: string;
  received: ReceivedMail[];
  /** Rejects mails to this recipient with this answer; all others are accepted. */
  refuse: (recipient: string, answer: string) => void;
  stop: () => Promise<void>;
};

/** Starts a mail server on a free port, with as much SMTP as it takes to receive mails. */
export async function startSmtpServer(): Promise<SmtpServer> {
  const received: ReceivedMail[] = [];
  const refusals = new Map<string, string>();
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    converse(socket, received, refusals);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refuse: (recipient, answer) => refusals.set(recipient, answer),
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

function converse(socket: Socket, received: ReceivedMail[], refusals: Map<string, string>) {
  const mail: ReceivedMail = { from: '', to: '', text: '' };
  let isText = false;
  let unread = '';
  const say = (line: string) => socket.write(`${line}\r\n`);

  const onCommand = (line: string) => {
    const address = /<(.*)>/.exec(line)?.[1] ?? '';
    const verb = line.slice(0, 4).toUpperCase();
    if (verb === 'MAIL') mail.from = address;
    if (verb === 'RCPT') mail.to = address;
    if (verb === 'RCPT' && refusals.has(address)) return say(refusals.get(address) ?? '');
    isText = verb === 'DATA';
    return say(isText ? '354 go on' : verb === 'QUIT' ? '221 bye' : '250 ok');
  };
  const onText = (line: string) => {
    if (line !== '.') {
      mail.text += `${line}\n`;
      return;
    }
    isText = false;
    received.push({ ...mail });
    mail.text = '';
    say('250 taken');
  };

  say('220 test');
  socket.on('error', () => undefined);
  socket.on('data', (data) => {
    const lines = (unread + data.toString()).split('\r\n');
    unread = lines.pop() ?? '';
    for (const line of lines) (isText ? onText : onCommand)(line);
  });
}
