import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Browser } from '@playwright/test';

const FOLDER = new URL('../../docs/pictures/', import.meta.url);
const MOST_BYTES = 400_000;
/** Pixels of the sheet for one of a screen. */
const SCALE = 0.34;
const GAP = 10;
const LABEL = 22;

export type Picture = { readonly jpeg: Buffer; readonly width: number; readonly height: number };

/** Rows of pictures under their names; each row has the same columns. */
export type Sheet = {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: ReadonlyMap<string, readonly Picture[]>;
};

/** Writes a contact sheet as WebP, at the best quality of at most 400 kB. */
export async function writeSheet(browser: Browser, name: string, sheet: Sheet): Promise<void> {
  const page = await browser.newPage();
  await page.setContent(html(sheet), { waitUntil: 'load' });
  const size = await page.locator('main').evaluate((main) => {
    const { width, height } = main.getBoundingClientRect();
    return { width, height };
  });
  const devtools = await page.context().newCDPSession(page);
  const picture = async (quality: number) => {
    const { data } = await devtools.send('Page.captureScreenshot', {
      format: 'webp',
      quality,
      captureBeyondViewport: true,
      clip: { x: 0, y: 0, ...size, scale: 1 },
    });
    return Buffer.from(data, 'base64');
  };
  let quality = 82;
  let bytes = await picture(quality);
  while (bytes.length > MOST_BYTES && quality > 20) bytes = await picture((quality -= 6));
  if (bytes.length > MOST_BYTES) throw new Error(`${name} does not fit into ${String(MOST_BYTES)} bytes.`);
  await mkdir(FOLDER, { recursive: true });
  await writeFile(fileURLToPath(new URL(`${name}.webp`, FOLDER)), bytes);
  await page.close();
}

function html({ title, columns, rows }: Sheet): string {
  const first = [...rows.values()][0] ?? [];
  const widths = first.map(({ width }) => Math.round(width * SCALE));
  const total = widths.reduce((sum, width) => sum + width + GAP, GAP);
  const body = [...rows]
    .map(
      ([name, pictures]) =>
        `<h2>${name}</h2><div class="row">${pictures
          .map(
            ({ jpeg, width, height }) =>
              `<img width="${String(Math.round(width * SCALE))}" height="${String(Math.round(height * SCALE))}" src="data:image/jpeg;base64,${jpeg.toString('base64')}">`,
          )
          .join('')}</div>`,
    )
    .join('');
  const heads = columns
    .map((column, index) => `<span style="inline-size:${String(widths[index] ?? 0)}px">${column}</span>`)
    .join('');
  return `<!doctype html><style>
body{margin:0;background:#f4efe6;color:#25352c;font:12px/1.3 system-ui,sans-serif}
main{inline-size:${String(total)}px;padding-block-end:${String(GAP)}px}
h1{margin:0;padding:12px ${String(GAP)}px 4px;font-size:20px}
h2{margin:0;padding:8px ${String(GAP)}px 3px;font-size:13px;block-size:${String(LABEL)}px;box-sizing:border-box}
.row,.heads{display:flex;gap:${String(GAP)}px;padding-inline:${String(GAP)}px;align-items:start}
.heads span{overflow:hidden;white-space:nowrap;color:#5d6a60}
img{display:block;border-radius:5px}
</style><main><h1>${title}</h1><div class="heads">${heads}</div>${body}</main>`;
}
