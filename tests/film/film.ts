import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';

interface Frame {
  said: string;
  png: Buffer;
}

/** Pictures of a page, one after the other, and the sheet on which all of them are seen at once. */
export class Film {
  readonly #frames: Frame[] = [];

  constructor(
    readonly name: string,
    private readonly page: Page,
  ) {}

  /** A picture of what is on screen now, and what was done before it. */
  async take(said: string): Promise<void> {
    this.#frames.push({ said, png: await this.page.screenshot() });
    console.log(`  ${this.#frames.length}. ${said}`);
  }

  /** Writes each picture and the sheet into the folder; gives the sheet's path. */
  async develop(browser: Browser, folder: string, width: number): Promise<string> {
    await mkdir(folder, { recursive: true });
    const cells = await Promise.all(
      this.#frames.map(async ({ said, png }, at) => {
        await writeFile(join(folder, `${this.name}-${String(at + 1).padStart(2, '0')}.png`), png);
        return `<figure><img src="data:image/png;base64,${png.toString('base64')}" width="${width}"><figcaption>${at + 1}. ${said}</figcaption></figure>`;
      }),
    );
    const sheet = await browser.newPage({ viewport: { width: 1600, height: 900 } });
    await sheet.setContent(
      `<style>body{font:14px sans-serif;display:flex;flex-wrap:wrap;gap:12px;margin:12px;background:#ddd}
       figure{margin:0;width:${width}px}</style>${cells.join('')}`,
    );
    const path = join(folder, `${this.name}.png`);
    await sheet.screenshot({ path, fullPage: true });
    await sheet.close();
    return path;
  }
}
