import Fastify from 'fastify';

/**
 * The first ceiling: a bare Fastify that answers as many bytes as the two hot calls do and does nothing else.
 * Run as a process of its own; prints its address.
 */
const [nextBytes = '500', answerBytes = '450'] = process.argv.slice(2);
const filler = (bytes: string) => ({ filler: 'x'.repeat(Math.max(0, Number(bytes) - 13)) });
const next = filler(nextBytes);
const answer = filler(answerBytes);

const app = Fastify();
app.get('/api/nextQuestion/:token', async () => next);
app.post('/api/answerQuestion/:token', async () => answer);
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
