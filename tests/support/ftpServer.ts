/** An FTP server of a few commands on this machine, that answers as it is told. */
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';

interface Behaviour {
  files: Readonly<Record<string, Buffer>>;
  password: string;
  /** Milliseconds before each answer. */
  delay?: number;
  /** Takes connections and says nothing. */
  isSilent?: boolean;
  /** Names another host for the data than its own. */
  dataHost?: string;
  /** Sends so many bytes of a file and then nothing more, without an end. */
  stallsAfter?: number;
}

export interface FtpServer {
  port: number;
  behaviour: Behaviour;
  /** What it was told, passwords too. */
  heard: string[];
  close(): Promise<void>;
}

export async function startFtpServer(behaviour: Behaviour): Promise<FtpServer> {
  const heard: string[] = [];
  const sockets = new Set<Socket>();
  const channels = new Set<Server>();
  const listen = (server: Server) =>
    new Promise<number>((resolve) =>
      server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)),
    );
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
  };
  const result = { behaviour, heard } as FtpServer;

  const server = createServer((socket) => {
    keep(socket);
    let data: Promise<Socket> | undefined;
    const say = (line: string) =>
      void setTimeout(() => socket.writable && socket.write(`${line}\r\n`), result.behaviour.delay ?? 0);

    async function passive(answer: (port: number) => string) {
      const channel = createServer(keep);
      channels.add(channel);
      data = new Promise((resolve) => channel.once('connection', (one) => void (channel.close(), resolve(one))));
      say(answer(await listen(channel)));
    }
    async function send(path: string) {
      const { files, stallsAfter } = result.behaviour;
      const content = files[path];
      if (content === undefined || data === undefined) return say('550 No such file');
      say('150 Here it comes');
      const channel = await data;
      if (stallsAfter !== undefined) return void channel.write(content.subarray(0, stallsAfter));
      channel.end(content, () => say('226 Sent'));
    }
    const answers: Record<string, (argument: string) => unknown> = {
      USER: () => say('331 And the password'),
      PASS: (given) => say(given === result.behaviour.password ? '230 Welcome' : '530 Not you'),
      FEAT: () => say('211 None'),
      TYPE: () => say('200 So be it'),
      STRU: () => say('200 So be it'),
      OPTS: () => say('200 So be it'),
      EPSV: () =>
        result.behaviour.dataHost === undefined ? passive((port) => `229 Entering (|||${port}|)`) : say('502 Not here'),
      PASV: () =>
        passive((port) => {
          const host = (result.behaviour.dataHost ?? '127.0.0.1').replaceAll('.', ',');
          return `227 Entering (${host},${port >> 8},${port & 255})`;
        }),
      RETR: send,
      QUIT: () => say('221 Bye'),
    };
    if (result.behaviour.isSilent) return;
    say('220 Here');
    socket.on('data', (piece) => {
      for (const line of piece.toString('utf8').split('\r\n').filter(Boolean)) {
        heard.push(line);
        const [command = '', ...rest] = line.split(' ');
        const answer = answers[command.toUpperCase()];
        if (answer === undefined) say('502 Not here');
        else void answer(rest.join(' '));
      }
    });
  });
  result.port = await listen(server);
  result.close = async () => {
    for (const socket of sockets) socket.destroy();
    for (const channel of channels) channel.close();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  };
  return result;
}
