import type { Page } from '@playwright/test';

/** The parts of the form of a location. */
export const title = (page: Page) => page.getByRole('heading', { level: 1 });
export const form = (page: Page) => page.getByRole('form');
export const field = (page: Page, label: string) => form(page).getByLabel(label);
export const nameField = (page: Page) => form(page).getByRole('textbox', { name: /^Name/ });
export const labelField = (page: Page) => form(page).getByRole('textbox', { name: /^Label/ });
export const createButton = (page: Page) => form(page).getByRole('button', { name: 'Create Location' });
export const saveButton = (page: Page) => form(page).getByRole('button', { name: 'Save', exact: true });
/** The choice of a parent: a button that opens a list with a search box. */
export const parentField = (page: Page) => form(page).getByRole('combobox', { name: /^Parent Location/ });
/** What a select shows as chosen. */
export const chosen = (page: Page, label: string) => field(page, label).locator('option:checked');

/** The entries of an open parent list; the native selects have options too. */
export const parents = (page: Page) => page.getByRole('listbox').getByRole('option');
