// Loaded into a started server before its own code: fails at SIGUSR2 as nobody expects, in the way that PLANTED names.
process.on('SIGUSR2', () => {
  const error = new Error('planted');
  if (process.env['PLANTED'] === 'rejection') void Promise.reject(error);
  else
    setImmediate(() => {
      throw error;
    });
});
