import { memo, type ReactElement } from 'react';
import { ButtonLink } from '../../ui/controls/Button';
import { SoundSettings } from '../../ui/sound/SoundSettings';
import styles from './GameFrame.module.css';
import { GAMES, type GamePath } from './games';

/** Links to the other games, and the settings for sound and motion. */
export const Ways = memo(function Ways({ path }: { path: GamePath }): ReactElement {
  return (
    <footer className={styles.ways}>
      <nav aria-label="Other games" className={styles.others}>
        {GAMES.filter((game) => game.path !== path).map((game) => (
          <ButtonLink key={game.path} kind="quiet" href={game.path}>
            {game.name}
          </ButtonLink>
        ))}
      </nav>
      <SoundSettings />
    </footer>
  );
});
