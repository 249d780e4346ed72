import type { RoundActivity } from '@stillgrove/domain/points/award';
import type { ReactElement, ReactNode } from 'react';
import type { Side } from '@stillgrove/domain/check-ins/check-in';
import { GAME_NAMES } from '../../ui/activities/game-names';
import { AskFeeling } from '../../ui/check-ins/AskFeeling';
import { Deferred } from '../../ui/layout/Deferred';
import { WaitingNote } from '../../ui/points/WaitingNote';
import { SoundToggle } from '../../ui/sound/SoundSettings';
import styles from './GameFrame.module.css';
import type { AwardNotice } from './game-round';
import { PointNote } from './PointNote';
import { OtherGames } from './OtherGames';

type Props = {
  game: RoundActivity;
  /** How it is played, in a sentence or two. */
  lead: string;
  /** What is said of the round as it stands, right beside the board; it has its place before there is anything. */
  words: ReactNode;
  /** Numbers of this round, each with its word. */
  tally: readonly { readonly word: string; readonly value: number }[];
  controls: ReactNode;
  notice: AwardNotice | null;
  /** Before or after a round; null in its midst. */
  side: Side | null;
  /** Where the game is played. */
  children: ReactNode;
};

/**
 * The frame of every game: the whole board in the first screen with what is said of it, the numbers and the controls
 * beside it, and below these how it is played, the other games and the settings.
 */
export function GameFrame({
  game,
  lead,
  words,
  tally,
  controls,
  notice,
  side,
  children,
}: Props): ReactElement {
  return (
    <article className={styles.game} data-game={game} aria-labelledby="game-title">
      <header className={styles.opening}>
        <h1 id="game-title" className={styles.title}>
          {GAME_NAMES[game]}
        </h1>
        <SoundToggle small />
      </header>
      <Deferred>
        <div className={styles.words}>{words}</div>
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
        </div>
        <div className={styles.more}>
          <AskFeeling activity={game} side={side} />
          <p className={styles.lead}>{lead}</p>
          <OtherGames game={game} />
          <WaitingNote />
        </div>
      </Deferred>
    </article>
  );
}
