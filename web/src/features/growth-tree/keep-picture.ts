import type { Sky } from '@stillgrove/domain/sky/sky';
import { FOOT, FRAME } from '@stillgrove/domain/growth-tree/shape';
import { closeHint } from '../../platform/storage/closed-hints';
import { saveFile } from '../../platform/storage/save-file';
import { shareFile } from '../../platform/storage/share-file';
import { colorsIn } from '../../ui/scene/colors-in';
import { paintScene } from '../../ui/scene/paint-scene';
import { paintTree } from './paint-tree';
import { requestPicture } from './pictures';

const SIZE = { width: 1080, height: 1350, landEnd: 1190 } as const;
const TREE_WIDTH = 1060;
const NAME_SIZE = 34;
/** The foot stands a little below the edge of the ground in front. */
const FOOT_ABOVE = 26;

type Wish = {
  readonly seed: string;
  readonly leaves: number;
  readonly flowers: number;
  readonly siteName: string;
};

/**
 * Makes a picture of a tree as it stands under the sky of a scene, and offers it to keep. It shows the site's name and
 * nothing about the person; it is made on the device and sent nowhere.
 */
export async function keepPicture(
  { seed, leaves, flowers, siteName }: Wish,
  scene: HTMLElement,
): Promise<'saved' | 'shared' | 'dismissed'> {
  const picture = await requestPicture(seed, { leaves, settled: leaves, flowers });
  const canvas = document.createElement('canvas');
  canvas.width = SIZE.width;
  canvas.height = SIZE.height;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('this browser has no canvas');
  const { colorOf, done } = colorsIn(scene);
  paintScene(context, (scene.dataset.sky ?? 'day') as Sky, colorOf, SIZE);
  const scale = TREE_WIDTH / FRAME.width;
  context.translate((SIZE.width - TREE_WIDTH) / 2, SIZE.landEnd - FOOT_ABOVE - FOOT.y * scale);
  context.scale(scale, scale);
  paintTree(context, picture, colorOf);
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.font = `${String(NAME_SIZE)}px ${getComputedStyle(scene).getPropertyValue('--font-display')}`;
  context.textAlign = 'center';
  context.fillStyle = colorOf('var(--ink-on-deep)');
  context.fillText(siteName, SIZE.width / 2, SIZE.height - NAME_SIZE * 1.6);
  done();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (blob === null) throw new Error('the canvas gave no picture');
  // Who has found it need not be told of it.
  closeHint('tree');
  const name = 'growth-tree.png';
  const outcome = await shareFile(new File([blob], name, { type: blob.type }));
  if (outcome !== 'no sheet') return outcome;
  saveFile(name, blob.type, blob);
  return 'saved';
}
