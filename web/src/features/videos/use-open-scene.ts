import type { Scene, VideoPageData } from '@stillgrove/contract/videos';
import { useLocation } from 'wouter';
import { changeAddressSearch, useAddressSearch } from '../../platform/address/address-search';
import { usePageData } from '../../platform/page-data/page-data';

/** The scene that the address names, so that it can be shared and opened alone. */
export function useOpenScene(): Scene | undefined {
  const { scenes } = usePageData<VideoPageData>();
  const name = useAddressSearch().get('scene');
  return scenes.find(({ id }) => id === name);
}

/** What an entry of the history says that stands behind the list of scenes. */
const BEHIND_THE_LIST = 'behind-the-list';

/** Opens a scene as a place of its own in the history, so that the way back leads to the list. */
export function useToOpenScene(): (id: string) => void {
  const [, navigate] = useLocation();
  return (id) => navigate(`/video?scene=${id}`, { state: BEHIND_THE_LIST });
}

/** Goes back to the list, or shows it where the scene was opened by its address. */
export function closeScene(): void {
  if (history.state === BEHIND_THE_LIST) history.back();
  else changeAddressSearch({ scene: '' });
}
