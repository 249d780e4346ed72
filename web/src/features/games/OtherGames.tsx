import { t } from '@lingui/core/macro';
import type { ActivityPath } from '@stillgrove/domain/activities/activities';
import type { RoundActivity } from '@stillgrove/domain/points/award';
import { memo, type ReactElement } from 'react';
import { GAME_NAMES, GAMES } from '../../ui/activities/game-names';
import { ButtonLink } from '../../ui/controls/Button';
import { SoundSettings } from '../../ui/sound/SoundSettings';
import styles from './GameFrame.module.css';

/** Links to the other games, and the settings for volume and motion. */
export const OtherGames = memo(function OtherGames({ game }: { game: RoundActivity }): ReactElement {
  return (
    <footer className={styles.ways}>
      <nav aria-label={t`Other games`} className={styles.others}>
        {GAMES.filter((id) => id !== game).map((id) => (
          <ButtonLink key={id} kind="quiet" href={`/${id}` satisfies ActivityPath}>
            {GAME_NAMES[id]}
          </ButtonLink>
        ))}
      </nav>
      <SoundSettings withToggle={false} />
    </footer>
  );
});
