import { t } from '@lingui/core/macro';
import type { ReactElement } from 'react';
import drawing from '../drawings/videos.svg?url&no-inline';
import { OpenScene } from '../features/videos/OpenScene';
import { Scenes } from '../features/videos/Scenes';
import { useOpenScene } from '../features/videos/use-open-scene';
import { Videos } from '../features/videos/Videos';
import { Deferred } from '../ui/layout/Deferred';
import { PageHead } from '../ui/layout/PageHead';

export default function VideoPage(): ReactElement {
  const hasOpenScene = useOpenScene() !== undefined;
  return (
    <>
      <div hidden={hasOpenScene}>
        <PageHead
          title={t`Videos for Mental Health and Stress Relief`}
          lead={t`Calm scenes and videos, for as long as you like.`}
          drawing={{ src: drawing, width: 320, height: 300 }}
        />
        <Deferred>
          <Scenes />
          {/* Last, so that nothing moves when the list comes. */}
          <Videos />
        </Deferred>
      </div>
      <OpenScene />
    </>
  );
}
