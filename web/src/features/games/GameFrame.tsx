import type { ReactElement, ReactNode } from 'react';
import { Below } from '../../ui/layout/Below';
import { WaitingNote } from '../../ui/points/WaitingNote';
import styles from './GameFrame.module.css';
import type { AwardNotice } from './game-round';
import { GAMES, type GamePath } from './games';
import { PointNote } from './PointNote';
import { Ways } from './Ways';

type Props = {
  path: GamePath;
  /** How it is played, in a sentence or two. */
  lead: string;
  /** Numbers of this round, each with its word. */
  tally: readonly { readonly word: string; readonly value: number }[];
  controls: ReactNode;
  notice: AwardNotice | null;
  /** Where the game is played. */
  children: ReactNode;
};

/** The frame of every game: its name, numbers and controls, links to the other games, and settings. */
export function GameFrame({ path, lead, tally, controls, notice, children }: Props): ReactElement {
  return (
    <article className={styles.game} aria-labelledby="game-title">
      <header className={styles.opening}>
        <h1 id="game-title" className={styles.title}>
          {GAMES.find((game) => game.path === path)?.name}
        </h1>
        <p className={styles.lead}>{lead}</p>
      </header>
      <Below>
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
        <Ways path={path} />
      </Below>
    </article>
  );
}
