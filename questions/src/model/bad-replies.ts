import type { Reply } from './fake-model.ts';

/** Never replies. */
export const hangs: Reply = () => undefined;

/** Closes the connection without a word. */
export const dies: Reply = (response) => response.destroy();

/** Closes the connection inside the answer. */
export const diesInside: Reply = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' });
  response.write('{"choices": [', () => response.destroy());
};

/** Sends a byte now and then, and no end. */
export const drips: Reply = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  const drop = setInterval(() => response.write(' '), 10);
  response.on('close', () => clearInterval(drop));
};

/** Sends as much as is taken, and no end. */
export const neverEnds: Reply = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  const pour = () => {
    while (!response.destroyed && response.write('x'.repeat(65_536)));
  };
  response.on('drain', pour);
  pour();
};
