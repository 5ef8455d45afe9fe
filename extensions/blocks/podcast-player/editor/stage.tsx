import { useBehaviour } from '#shared/ui';
import type { ReactNode } from 'react';
import { part, STAGE_CLASS, toStageAttributes } from '../markup';
import { formatTime } from '../rules/format-time';
import type { Podcast } from '../rules/podcast';
import { player } from '../view/player';
import { touchedPlayer } from '../view/touched-player';

/** The page's own HTML, alive: the visitor's behaviour runs on it, and starts anew when something of it changes. */
export function Stage( {
	podcast: { title, link, cover, tracks },
	itemsToShow,
	showCoverArt,
	showEpisodeTitle,
	showEpisodeDescription,
}: {
	podcast: Podcast;
	itemsToShow: number;
	showCoverArt: boolean;
	showEpisodeTitle: boolean;
	showEpisodeDescription: boolean;
} ): ReactNode {
	const ref = useBehaviour( ( stage, signal ) => {
		player( stage, signal, async () => ( { touchedPlayer } ) );
		const stayHere = ( event: Event ) => {
			if ( ( event.target as Element ).closest( 'a' ) ) {
				event.preventDefault();
			}
		};
		stage.addEventListener( 'click', stayHere, { signal } );
	}, [] );
	const visible = tracks.slice( 0, itemsToShow );
	return (
		<div
			key={ JSON.stringify( [
				title,
				cover,
				visible,
				showCoverArt,
				showEpisodeTitle,
				showEpisodeDescription,
			] ) }
			ref={ ref }
			className={ STAGE_CLASS }
			{ ...toStageAttributes( {
				showsTitle: showEpisodeTitle,
				showsDescription: showEpisodeDescription,
				refresh: '',
				version: '',
				checked: 0,
			} ) }
		>
			<div className={ part( 'header' ) }>
				{ showCoverArt && cover && (
					<img
						className={ part( 'cover' ) }
						src={ cover }
						alt=""
						width={ 96 }
						height={ 96 }
						referrerPolicy="no-referrer"
					/>
				) }
				<p className={ part( 'podcast' ) }>
					{ link ? <a href={ link }>{ title }</a> : title }
				</p>
			</div>
			<ol className={ part( 'tracks' ) }>
				{ visible.map( ( track ) => (
					<li
						key={ track.id }
						className={ part( 'track' ) }
						data-id={ track.id }
						data-duration={ track.duration }
					>
						<p className={ part( 'heading' ) }>
							<span className={ part( 'title' ) }>
								{ track.link ? (
									<a href={ track.link }>{ track.title }</a>
								) : (
									track.title
								) }
							</span>{ ' ' }
							{ track.duration > 0 && (
								<span className={ part( 'length' ) }>
									{ formatTime( track.duration ) }
								</span>
							) }
						</p>
						{ /* A podcast brings no captions; its page may hold a transcript. */ }
						<audio
							controls
							preload="none"
							src={ track.src }
							aria-label={ track.title }
						/>
						{ showEpisodeDescription && track.description && (
							<p className={ part( 'description' ) }>
								{ track.description }
							</p>
						) }
					</li>
				) ) }
			</ol>
		</div>
	);
}
