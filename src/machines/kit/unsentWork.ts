/** What messages are about that tell of work which waits to be sent: once some of it was sent, a message that it cannot be is over. */
export const UNSENT_WORK = 'unsent work';
