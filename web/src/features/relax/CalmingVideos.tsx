import { t } from '@lingui/core/macro';
import type { ReactElement } from 'react';
import { useQuery } from '../../platform/query/query-client';
import { VIDEOS_FAILED, videosQuery } from '../../platform/query/videos-query';
import { Loaded } from '../../ui/states/Loaded';
import { RelaxPart } from './RelaxPart';
import { VideoCarousel } from './VideoCarousel';

const YOUTUBE_LEAD = t`Each video leaves this site and opens YouTube in a new tab. YouTube then sees that you watch it.`;
const SCENES_LEAD = t`Calm scenes from this site. Each opens in a new tab.`;

/** The calming videos, or a message that says why there are none. */
export function CalmingVideos(): ReactElement {
  const { data } = useQuery(videosQuery);
  const leadsToYouTube = data === undefined || data.videos.some(({ kind }) => kind === 'video');
  return (
    <RelaxPart
      id="calming-videos"
      title={t`Calming Videos`}
      lead={leadsToYouTube ? YOUTUBE_LEAD : SCENES_LEAD}
    >
      <Loaded query={videosQuery} loading={t`Loading videos…`} failed={VIDEOS_FAILED}>
        {({ videos }) => <VideoCarousel videos={videos} />}
      </Loaded>
    </RelaxPart>
  );
}
