import type { AttributesOf } from '#shared/attributes';
import { PageHtml, useBehavior } from '#shared/ui';
import { parseHtml } from '#shared/view';
import { Component, useMemo } from '@wordpress/element';
import type { ReactNode } from 'react';
import type { attributes as schema } from '../attributes';
import { part, STAGE_CLASS } from '../markup';
import { messages } from '../messages';
import type { Podcast } from '../rules/player-state';
import { Elsewhere } from '../save';
import { runStage, tracksOf } from '../view/start-player';
import { fetchStage, touchedPlayer } from '../view/touched-player';

/** The preview of the player. It runs the view script, and restarts it when settings change. */
export function Stage( {
	podcast: { header, list, reverse },
	attributes: {
		url,
		itemsToShow,
		isReversed,
		showCoverArt,
		showEpisodeTitle,
		showEpisodeDescription,
		playNext,
		appleUrl,
		spotifyUrl,
	},
}: {
	podcast: Podcast;
	attributes: AttributesOf< typeof schema >;
} ): ReactNode {
	const data = {
		showsTitle: showEpisodeTitle,
		playsNext: playNext,
		refresh: '',
		version: '',
		checked: 0,
	};
	const shown = isReversed ? reverse : list;
	const tracks = useMemo(
		() => tracksIn( shown, showEpisodeDescription ),
		[ shown, showEpisodeDescription ]
	);
	const ref = useBehavior(
		( stage, signal ) => {
			runStage(
				stage,
				signal,
				async () => ( { touchedPlayer, fetchStage } ),
				{
					...data,
					tracks: tracks.slice( 0, itemsToShow ),
				}
			);
			const stayHere = ( event: Event ) => {
				if ( ( event.target as Element ).closest( 'a' ) ) {
					event.preventDefault();
				}
			};
			stage.addEventListener( 'click', stayHere, {
				signal,
				capture: true,
			} );
		},
		[ tracks, itemsToShow, JSON.stringify( data ), header ]
	);
	return (
		<div ref={ ref } className={ STAGE_CLASS }>
			<PageHtml
				html={ header }
				without={ showCoverArt ? [] : [ part( 'cover' ) ] }
			/>
			<Elsewhere
				{ ...{ appleUrl, spotifyUrl } }
				feed={ url }
				label={
					<span className={ part( 'label' ) }>
						{ messages.subscribe() }
					</span>
				}
			/>
		</div>
	);
}

/** Parses the episodes that the site rendered, in an inert document that runs no scripts. */
function tracksIn( list: string, withNotes: boolean ) {
	const body = parseHtml( list, document );
	if ( ! withNotes ) {
		body.querySelectorAll(
			`.${ part( 'description' ) }, .${ part( 'more' ) }`
		).forEach( ( note ) => note.remove() );
	}
	return tracksOf( body );
}

/** Error boundary. Shows a message if the preview crashes, without losing the block and its settings. */
export class Boundary extends Component<
	{ children: ReactNode },
	{ hasCrashed: boolean }
> {
	override state = { hasCrashed: false };

	static getDerivedStateFromError() {
		return { hasCrashed: true };
	}

	override render(): ReactNode {
		return this.state.hasCrashed ? (
			<p className={ part( 'crash' ) } role="alert">
				{ messages.crashed() }
			</p>
		) : (
			this.props.children
		);
	}
}
