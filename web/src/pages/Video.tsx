import type { ReactElement } from 'react';
import drawing from '../drawings/videos.svg?url&no-inline';
import { OpenScene } from '../features/videos/OpenScene';
import { Scenes } from '../features/videos/Scenes';
import { Videos } from '../features/videos/Videos';
import { Below } from '../ui/layout/Below';
import { PageOpening } from '../ui/opening/PageOpening';

export default function VideoPage(): ReactElement {
  return (
    <>
      <PageOpening
        title="Videos for Mental Health and Stress Relief"
        lead="Calm scenes and videos, for as long as you like."
        drawing={{ src: drawing, width: 320, height: 300 }}
      />
      <Below>
        <OpenScene />
        <Videos />
        <Scenes />
      </Below>
    </>
  );
}
