import type { Page } from '@playwright/test';

/** A photo of a hill under a sun as a JPEG, drawn in the page. */
export async function drawnPhoto(page: Page, width = 2_000, height = 1_500): Promise<Buffer> {
  const bytes = await page.evaluate(
    async ([across, down]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: across, height: down });
      const pen = canvas.getContext('2d');
      if (pen === null) throw new Error('no canvas');
      pen.fillStyle = '#efcfb0';
      pen.fillRect(0, 0, across, down);
      pen.fillStyle = '#f7ebdb';
      pen.beginPath();
      pen.arc(across * 0.66, down * 0.4, down * 0.16, 0, 7);
      pen.fill();
      for (const [color, from, hump] of [
        ['#98af97', 0.66, 0.2],
        ['#4e6e57', 0.82, 0.16],
      ] as const) {
        pen.fillStyle = color;
        pen.beginPath();
        pen.moveTo(0, down);
        pen.lineTo(0, down * from);
        pen.quadraticCurveTo(across * 0.4, down * (from - hump), across, down * from);
        pen.lineTo(across, down);
        pen.fill();
      }
      const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.8));
      return [...new Uint8Array(await (jpeg ?? new Blob()).arrayBuffer())];
    },
    [width, height] as const,
  );
  return Buffer.from(bytes);
}
