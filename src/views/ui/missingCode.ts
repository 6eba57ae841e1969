/** What is said where code of the app did not arrive that is loaded when it is first needed. */
export const NO_CODE = 'The server did not answer, or it has a newer version of the app.';

/** Whether code or its style did not arrive, by the message of the error; each browser and Vite have their own words for it. */
export const isMissingCode = (message: string): boolean =>
  /dynamically imported module|module script failed|unable to preload css/i.test(message);
