import { Worker } from 'node:worker_threads';
import { fileProblem, type Parsed } from '@trivium/questions/formats/format';
import pLimit from 'p-limit';
import { ApiError } from '../../http/api-error.ts';
import { type GivenFile, judgeFile } from './judged-file.service.ts';

/** Up to here a text is read at once, bytes: some 60 questions, sooner done than a thread is started. */
const SMALL = 16 * 1024;
/** The largest honest file takes three seconds on a slow machine. */
const WITHIN_MS = 15_000;
const HEAP_MB = 192;
/** Files wait for each other, so that they never take more than one processor; more of them are turned away. */
const reading = pLimit(1);
const MAX_WAITING = 10;

const THREAD = new URL('./reading-thread.service.ts', import.meta.url);
const TOO_MUCH: Parsed = {
  ok: false,
  problems: [fileProblem('This file takes too long to read. Please split it into smaller ones.')],
};

function inThread(file: GivenFile): Promise<Parsed> {
  return new Promise((resolve, reject) => {
    const limits = { maxOldGenerationSizeMb: HEAP_MB };
    const thread = new Worker(THREAD, { workerData: file, env: {}, resourceLimits: limits });
    const end = setTimeout(() => {
      resolve(TOO_MUCH);
      void thread.terminate();
    }, WITHIN_MS);
    thread.on('message', resolve);
    thread.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve(TOO_MUCH) : reject(error),
    );
    thread.on('exit', (code) => {
      clearTimeout(end);
      // Without effect where an answer has come.
      reject(new Error(`the reader of a file ended with ${code}`));
    });
  });
}

// A workbook is packed: little of it can be much.
const isSmall = ({ bytes }: GivenFile) => bytes.length <= SMALL && !(bytes[0] === 0x50 && bytes[1] === 0x4b);

/**
 * What `judgeFile` says of a file, without holding up others: what may take long is done in a thread with an
 * end in time and memory.
 * @throws ApiError unavailable while too many files wait
 */
export async function readFile(file: GivenFile): Promise<Parsed> {
  if (isSmall(file)) return judgeFile(file);
  if (reading.pendingCount >= MAX_WAITING) {
    throw new ApiError(
      'unavailable',
      'Too many files are being read at once. Please try again in a moment.',
      5,
    );
  }
  return reading(() => inThread(file));
}
