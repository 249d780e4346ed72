import type { Scene, VideoPageData } from '@stillgrove/contract/videos';
import { useAddressSearch } from '../../platform/address/address-search';
import { usePageData } from '../../platform/page-data/page-data';

/** The scene that the address names, so that it can be shared and opened alone. */
export function useOpenScene(): Scene | undefined {
  const { scenes } = usePageData<VideoPageData>();
  const name = useAddressSearch().get('scene');
  return scenes.find(({ id }) => id === name);
}
