import { PageHtml, useBehaviour } from '#shared/ui';
import type { ReactNode } from 'react';
import { part, STAGE_CLASS } from '../markup';
import type { Podcast } from '../rules/podcast';
import { runStage } from '../view/run-stage';
import { touchedPlayer } from '../view/touched-player';

/** The page's own player: the visitor's behaviour runs here, and starts anew when something of it changes. */
export function Stage( {
	podcast: { header, tracks },
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
	const data = {
		tracks: tracks.slice( 0, itemsToShow ),
		showsTitle: showEpisodeTitle,
		showsDescription: showEpisodeDescription,
		refresh: '',
		version: '',
		checked: 0,
	};
	const ref = useBehaviour(
		( stage, signal ) => {
			runStage( stage, signal, async () => ( { touchedPlayer } ), data );
			const stayHere = ( event: Event ) => {
				if ( ( event.target as Element ).closest( 'a' ) ) {
					event.preventDefault();
				}
			};
			stage.addEventListener( 'click', stayHere, { signal } );
		},
		[ JSON.stringify( [ header, data ] ) ]
	);
	return (
		<div ref={ ref } className={ STAGE_CLASS }>
			<PageHtml
				html={ header }
				without={ showCoverArt ? [] : [ part( 'cover' ) ] }
			/>
		</div>
	);
}
