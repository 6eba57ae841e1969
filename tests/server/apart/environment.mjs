// A program that tells the environment that it was started with.
process.send({ ...process.env });
process.disconnect();
