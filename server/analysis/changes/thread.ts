import { parentPort } from 'node:worker_threads';
import sharp from 'sharp';
import { answerTo, type Question } from './answer.ts';

// The other core is for the rest of the server.
sharp.concurrency(1);

parentPort?.on('message', (question: Question) => {
  void answerTo(question).then((answer) => parentPort?.postMessage(answer));
});
