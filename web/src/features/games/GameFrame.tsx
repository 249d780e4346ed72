import type { ReactElement, ReactNode } from 'react';
import { ButtonLink } from '../../ui/controls/Button';
import { WaitingNote } from '../../ui/points/WaitingNote';
import { SoundSettings } from '../../ui/sound/SoundSettings';
import styles from './GameFrame.module.css';
import type { AwardNotice } from './game-round';
import { PointNote } from './PointNote';

const GAMES = [
  { path: '/bubble', name: 'Bubble Pop' },
  { path: '/color', name: 'Color Matcher' },
  { path: '/memory', name: 'Memory Tiles' },
] as const;

type Props = {
  path: (typeof GAMES)[number]['path'];
  /** How it is played, in a sentence or two. */
  lead: string;
  /** Numbers of this round, each with its word. */
  tally: readonly { readonly word: string; readonly value: number }[];
  controls: ReactNode;
  notice: AwardNotice | null;
  /** Where the game is played. */
  children: ReactNode;
};

/** What surrounds every game: its name, the numbers, the way on, and sound and stillness in reach. */
export function GameFrame({ path, lead, tally, controls, notice, children }: Props): ReactElement {
  return (
    <article className={styles.game} aria-labelledby="game-title">
      <header className={styles.opening}>
        <h1 id="game-title" className={styles.title}>
          {GAMES.find((game) => game.path === path)?.name}
        </h1>
        <p className={styles.lead}>{lead}</p>
      </header>
      <div className={styles.board}>{children}</div>
      <div className={styles.side}>
        <dl className={styles.tally}>
          {tally.map(({ word, value }) => (
            <div key={word} className={styles.entry}>
              <dt>{word}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <div className={styles.controls}>{controls}</div>
        <PointNote notice={notice} />
        <WaitingNote />
      </div>
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
    </article>
  );
}
